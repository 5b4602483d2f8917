import { expect, test } from "playwright/test";
import { builtAddresses, builtPage, type BuiltPage } from "../support/built-pages";
import {
  auditFaults,
  demonstrationFaults,
  fieldFaults,
  linkFaults,
  partFaults,
  pictureFaults,
  sourceFaults,
} from "./body";
import { copyFaults } from "./copies";
import { headFaults } from "./head";
import { offerFaults } from "./offers";
import { dataFaults } from "./structured-data";
import { htmlFaults } from "./html";
import { joinFaults, typographyFaults } from "./words";

/* Every published document, read without a browser. Titles, headings, ids and dead links `src/check-pages` judges. */

type Judge = (page: BuiltPage) => readonly string[] | Promise<readonly string[]>;

const judges: Readonly<Record<string, Judge>> = {
  "says in its head what it is": headFaults,
  "is valid HTML": htmlFaults,
  "is set in French": typographyFaults,
  "keeps two words apart without its styles": joinFaults,
  "names each of its parts, and marks its section in the header": partFaults,
  "opens other sites and files alone in a new tab, and says so": linkFaults,
  "loads nothing from another site": sourceFaults,
  "gives each picture its size, lazy below the first screen": pictureFaults,
  "says nothing in structured data that it does not show": dataFaults,
  "chooses what is its own of reviews, cases and questions": offerFaults,
  "gives each field its type and its autocomplete": fieldFaults,
  "says that clients are invented, on a site of demonstration": demonstrationFaults,
  "holds nothing that the accessibility audit denies": auditFaults,
  "has the headings of its copy in Markdown": copyFaults,
};

test.describe.configure({ mode: "default" });
for (const [claim, faultsOf] of Object.entries(judges))
  test(`every document ${claim}`, async () => {
    /** Each once, with a page that has it: header and footer are on all of them. */
    const faults: Record<string, string> = {};
    for (const address of builtAddresses())
      for (const fault of await faultsOf(builtPage(address))) faults[fault] ??= address;
    expect(faults).toEqual({});
  });
