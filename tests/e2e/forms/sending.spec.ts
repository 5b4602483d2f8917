import type { Settings } from "../../agency-api/moods";
import { expect, test } from "../support/test";
import { contest, formOn, forms, openFilled, rules, shown, submit, typed } from "./forms";

const failures: readonly [name: string, mood: Settings][] = [
  ["400", { mood: "400" }],
  ["401", { mood: "401" }],
  ["429", { mood: "429" }],
  ["500", { mood: "500" }],
  ["an HTML page with status 502", { mood: "html", status: 502 }],
  ["a dropped connection", { mood: "drop" }],
];

for (const form of forms) {
  test.describe(form.id, () => {
    test("sends exactly the lead, once, and shows the success", async ({ page, standIn }) => {
      await openFilled(page, form);
      await submit(page, form).click();
      if (form.next) {
        await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
        const title = form.id === "devis" ? "Demande de devis envoyée" : "Message envoyé";
        await expect(page.getByRole("heading", { level: 1 })).toContainText(title);
      } else {
        const status = formOn(page, form).getByRole("status");
        await expect(status).toContainText("Merci ! Votre candidature a été enregistrée.");
        await expect(status).toContainText(
          "Votre candidature a été enregistrée. Nous reviendrons vers vous rapidement.",
        );
        await expect(status).toBeFocused();
        expect(await shown(page, form)).toEqual(form.texts.map(() => ""));
        await expect(rules(page)).not.toBeChecked();
      }
      expect((await standIn.leads()).map(({ path, body }) => ({ path, body }))).toEqual([
        { path: form.path, body: form.body },
      ]);
      expect(await page.evaluate(() => sessionStorage.getItem("brouillon-contact"))).toBeNull();
    });

    test("takes any 2xx for a success, even an HTML page", async ({ page, standIn }) => {
      standIn.control({ mood: "html", scope: "forms" });
      await openFilled(page, form);
      await submit(page, form).click();
      if (form.next) await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
      else await expect(formOn(page, form).getByRole("status")).toContainText("Merci !");
      expect(await standIn.leads()).toHaveLength(1);
    });

    for (const [name, mood] of failures) {
      test(`says that ${name} is a failure, loses nothing, and sends on the second try`, async ({
        page,
        standIn,
      }) => {
        const logged: string[] = [];
        page.on("console", (message) => message.type() === "error" && logged.push(message.text()));
        standIn.control({ ...mood, scope: "forms" });
        await openFilled(page, form);
        await submit(page, form).click();

        const alert = formOn(page, form).getByRole("alert");
        await expect(alert).toContainText(form.apology);
        await expect(alert).toContainText("Votre saisie est conservée.");
        await expect(alert).toBeFocused();
        await expect(alert.locator('a[href^="mailto:"]')).toBeVisible();
        await expect(alert.locator('a[href="tel:+33465710000"]')).toBeVisible();
        await expect(submit(page, form)).toBeEnabled();
        expect(await shown(page, form)).toEqual(typed(form));
        if (form === contest) await expect(rules(page)).toBeChecked();
        expect(await standIn.leads()).toEqual([]);
        expect(logged.join("\n")).toContain("AgencyApiError");
        expect(logged.join("\n")).not.toContain("camille@");

        standIn.control({ mood: "ok" });
        await alert.getByRole("button", { name: "Réessayer" }).click();
        if (form.next) await expect(page).toHaveURL(new RegExp(`${form.next.replace("?", "\\?")}$`));
        else await expect(formOn(page, form).getByRole("status")).toContainText("Merci !");
        expect((await standIn.leads()).map(({ body }) => body)).toEqual([form.body]);
      });
    }
  });
}
