import { createStandIn } from "../../agency-api/stand-in";
import { expect, test } from "../support/test";
import { contact, formOn, openFilled, shown, submit, typed } from "./forms";

/** The page's policy names the API's origin only where the build knows it; here the test moves the API. */
test.use({ bypassCSP: true });

test("an API on another origin that refuses the site is a failure and loses nothing; one that allows it gets the lead", async ({
  page,
  standIn,
}) => {
  const other = createStandIn({ scenario: "cors-refuse" });
  // At an absolute address, as a site built with GATSBY_AGENCY_API_URL calls it.
  await page.addInitScript(
    (base) => {
      const { fetch } = window;
      window.fetch = (input, init) => fetch(String(input).replace(/^\/api/, base), init);
    },
    await other.listen(0),
  );
  await openFilled(page, contact);
  await submit(page, contact).click();
  const alert = formOn(page, contact).getByRole("alert");
  await expect(alert).toContainText(contact.apology);
  await expect(alert).toContainText("La connexion avec notre serveur a été coupée ou refusée.");
  expect(await shown(page, contact)).toEqual(typed(contact));
  expect([...other.leads(), ...standIn.leads()]).toEqual([]);

  other.control({ scenario: "ok" });
  await alert.getByRole("button", { name: "Réessayer" }).click();
  await expect(page).toHaveURL(/type=contact$/);
  expect(other.leads().map(({ body }) => body)).toEqual([contact.body]);
  await other.close();
});
