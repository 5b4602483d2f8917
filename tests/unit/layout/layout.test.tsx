import { render, screen } from "@testing-library/react";
import React from "react";
import { Layout } from "../../../src/layout/layout";

beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));
afterEach(() => window.history.replaceState(null, "", "/"));

function show(address: string, built = address): void {
  window.history.replaceState(null, "", address);
  render(
    <Layout pathname={built}>
      <h1>Page</h1>
    </Layout>,
  );
}

it.each([
  { address: "/", header: true, footer: true },
  { address: "/contact", header: true, footer: true },
  { address: "/obtenir-un-devis", header: true, footer: false },
  { address: "/obtenir-un-devis/", header: true, footer: false },
  { address: "/connexion", header: false, footer: false },
  { address: "/connexion/", header: false, footer: false },
  { address: "/obtenir-un-devis/autre", header: true, footer: true },
])("on $address the header is there: $header, the footer: $footer", ({ address, header, footer }) => {
  show(address);
  expect(screen.queryAllByRole("banner")).toHaveLength(header ? 1 : 0);
  expect(screen.queryAllByRole("contentinfo")).toHaveLength(footer ? 1 : 0);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
});

it("goes by the address, not by the document that a host serves there", () => {
  show("/connexion", "/404.html");
  expect(screen.queryByRole("banner")).toBeNull();
});

it("begins with the way past the header", () => {
  show("/");
  const [first] = screen.getAllByRole("link");
  expect(first).toHaveTextContent("Aller au contenu");
  expect(first).toHaveAttribute("href", `#${screen.getByRole("main").id}`);
});

it.each([
  ["/services", "Nos services"],
  ["/services/saas", "Nos services"],
  ["/technologies/nodejs", "Technologies"],
])("on %s marks « %s »", (address, label) => {
  show(address);
  const marked = document.querySelectorAll("summary[aria-current]");
  expect(Array.from(marked, ({ textContent }) => textContent)).toEqual([label]);
});
