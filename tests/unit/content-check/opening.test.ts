/** @jest-environment node */
import { checkSettings } from "../../../src/content-check/core/settings";
import { readContent } from "../../../src/content-check/read/content";
import { copyContent, told } from "./tree";

it("is told of opening hours that overlap, and of none that do not", () => {
  const tree = copyContent();
  const toldOf = (noon: string) => {
    const slots = [
      { from: "09:00", to: "13:00" },
      { from: noon, to: "18:00" },
    ];
    tree.set("settings/opening.json", ["slots"], slots);
    return told(checkSettings(readContent(tree.root)), "settings/opening.json");
  };
  expect(toldOf("12:00")).toEqual([
    expect.stringContaining("slots › 2 › from | Cette période, de 12:00 à 18:00"),
  ]);
  expect(toldOf("14:00")).toEqual([]);
});
