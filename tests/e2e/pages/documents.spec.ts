import { expect, test } from "playwright/test";
import { ownSite } from "../support/built-site";
import {
  auditFaults,
  fieldFaults,
  joinFaults,
  namelessArticles,
  linkFaults,
  partFaults,
  pictureFaults,
  sourceFaults,
  straightFaults,
} from "./judges/body";
import { dateFaults } from "./judges/dates";
import { htmlFaults } from "./judges/html";
import type { Judge } from "./judges/judge";
import { dataFaults } from "./judges/structured-data";

/*
 * Every published document, read without a browser. Titles, headings, ids, lengths and dead links `src/check-pages` judges, before
 * anything is published.
 */

const judges: Readonly<Record<string, Judge>> = {
  "is valid HTML": htmlFaults,
  "says nothing in structured data that it does not show": dataFaults,
  "keeps two words apart without its styles": joinFaults,
  "leaves no text straight in a box": straightFaults,
  "names each part that can be met alone": namelessArticles,
  "names each of its parts, and marks its section in the header": partFaults,
  "opens other sites and files alone in a new tab, and says so": linkFaults,
  "loads nothing from another site": sourceFaults,
  "gives each picture its size, lazy below the first screen": pictureFaults,
  "gives each field its type and its autocomplete": fieldFaults,
  "says the days of one plan": dateFaults,
  "holds nothing that the accessibility audit denies": auditFaults,
};

test.describe.configure({ mode: "default" });
for (const [claim, faultsOf] of Object.entries(judges))
  test(`every document ${claim}`, async () => {
    /** Each once, with a page that has it: header and footer are on all of them. */
    const faults: Record<string, string> = {};
    for (const address of ownSite.addresses())
      for (const fault of await faultsOf(ownSite.page(address))) faults[fault] ??= address;
    expect(faults).toEqual({});
  });
