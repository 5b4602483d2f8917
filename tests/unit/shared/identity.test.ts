import { identityTexts, withIdentity } from "../../../src/shared/identity";

const agency = {
  name: "Cembraie & fils",
  phone: { display: "02 97 00 00 00", href: "+33297000000" },
  mailboxes: { general: "bonjour@cembraie.example" },
  address: { street: "4 quai des Essais", postalCode: "56000", city: "Vannes", country: "France" },
  legal: {
    companyForm: "SAS",
    capital: "8 000 €",
    siren: "000 000 001",
    vat: "FR 01 000 000 001",
    publicationDirector: "la gérance",
    host: { name: "Hébergeur du Golfe", address: "2 rue du Serveur, Vannes", phone: "02 97 00 00 99" },
  },
};

it("puts the agency's identity in the place of its marks, and leaves others", () => {
  const marks = Object.keys(identityTexts).map((name) => `{{${name}}}`);
  expect([...marks, "{{autre}}"].map((mark) => withIdentity(mark, agency))).toEqual([
    ...["Cembraie &amp; fils", "SAS", "8 000 €", "4 quai des Essais, 56000 Vannes, France"],
    ...["000 000 001", "FR 01 000 000 001", '<a href="tel:+33297000000">02 97 00 00 00</a>'],
    '<a href="mailto:bonjour@cembraie.example">bonjour@cembraie.example</a>',
    ...["la gérance", "Hébergeur du Golfe", "2 rue du Serveur, Vannes", "02 97 00 00 99", "{{autre}}"],
  ]);
});

it("leaves attributes as they are", () => {
  const html = '<img alt="1 > {{capital}}"><a title="{{courriel}}" href="/x">{{capital}}</a>';
  expect(withIdentity(html, agency)).toBe(
    html.replace(">{{capital}}<", `>${withIdentity("{{capital}}", agency)}<`),
  );
});
