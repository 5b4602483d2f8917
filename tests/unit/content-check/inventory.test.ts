import { describeCases, file, type Change } from "./cases";
import { check, copyContent } from "./tree";

const removed =
  (gone: string, told = gone): Change =>
  (tree) => {
    tree.remove(gone);
    return told;
  };

describeCases("the content folder", [
  [removed("services"), "inventory"],
  [
    (tree) => {
      tree.write("cities/vide/banner-1.svg", '<svg viewBox="0 0 1 1"/>');
      return "cities/vide";
    },
    "inventory",
  ],
  [removed("settings/faq.json"), "inventory"],
  [removed("schemas/process.schema.json", "settings/process.json"), "schema/missing"],
  [file("cities/essai-sur-loire.json", "{}"), "inventory"],
  [file("cities/photo.gif", "GIF89a"), "! inventory"],
]);

it("does not blame those who refer to a file that cannot be read", async () => {
  const tree = copyContent();
  const broken = `cities/${tree.folders("cities")[0]}/index.json`;
  tree.write(broken, "{");
  expect((await check(tree)).map((fault) => fault.file)).toEqual([`content/${broken}`]);
});
