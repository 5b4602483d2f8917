/** Made by `write-admin.ts`: the texts of `content/`, by path from the repository's root. */
declare module "demonstration-content" {
  const files: Readonly<Record<string, string>>;
  export default files;
}
