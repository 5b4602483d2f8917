import { render, screen } from "@testing-library/react";
import React from "react";
import { Layout } from "../../../src/layout/layout";

beforeAll(() => Object.assign(window, { matchMedia: () => ({ matches: false }) }));
afterEach(() => window.history.replaceState(null, "", "/"));

it.each([
  { address: "/", header: 1, footer: 1 },
  { address: "/contact", header: 1, footer: 1 },
  { address: "/obtenir-un-devis", header: 1, footer: 0 },
  { address: "/obtenir-un-devis/", header: 1, footer: 0 },
  { address: "/obtenir-un-devis/autre", header: 1, footer: 1 },
  { address: "/connexion", header: 0, footer: 0 },
  { address: "/connexion/", header: 0, footer: 0 },
  // The address counts, not the document that a host serves there.
  { address: "/connexion", built: "/404.html", header: 0, footer: 0 },
])("on $address the header is there $header times, the footer $footer", (row) => {
  window.history.replaceState(null, "", row.address);
  render(
    <Layout pathname={row.built ?? row.address}>
      <h1>Page</h1>
    </Layout>,
  );
  expect(screen.queryAllByRole("banner")).toHaveLength(row.header);
  expect(screen.queryAllByRole("contentinfo")).toHaveLength(row.footer);
  expect(screen.getByRole("main")).toContainElement(screen.getByRole("heading", { level: 1 }));
});
