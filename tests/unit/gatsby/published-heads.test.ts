/** @jest-environment node */
import { headFaults } from "../../../src/gatsby/published-heads";

const description = "Une description de soixante-dix caractères au moins, comme les moteurs en veulent.";
const title = "Un titre assez long";

// That titles and descriptions are found is shown by every build: it would stop for want of them.
it.each([
  ["x", 15, 70, []],
  ["é", 65, 160, []],
  ["x", 14, 69, ["le titre compte 14", "la description compte 69"]],
  ["é", 66, 161, ["le titre compte 66", "la description compte 161"]],
])("measures « %s » %d and %d times", (letter, titleLength, descriptionLength, faults) => {
  const texts = [letter.repeat(titleLength), letter.repeat(descriptionLength)] as const;
  const found = headFaults([{ page: "/a", title: texts[0], description: texts[1] }]);
  const limits = ["de 15 à 65", "de 70 à 160"];
  const text = (fault: string, index: number) =>
    `/a : ${fault} caractères au lieu ${limits[index]} (« ${texts[index]} »).`;
  expect(found).toEqual(faults.map((fault, index) => ({ pages: ["/a"], text: text(fault, index) })));
});

it("names both pages that say the same", () => {
  const heads = [
    { page: "/a", title, description },
    { page: "/b", title, description: `${description} Oui.` },
    { page: "/c", title: `${title} aussi`, description },
  ];
  expect(headFaults(heads)).toEqual([
    { pages: ["/b", "/a"], text: `/b : le titre est déjà celui de /a (« ${title} »).` },
    { pages: ["/c", "/a"], text: `/c : la description est déjà celle de /a (« ${description} »).` },
  ]);
});
