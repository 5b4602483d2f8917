/** CSS Modules: each class of the file is a named export. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
