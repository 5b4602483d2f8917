import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import React from "react";
import { Layout } from "./layout";

/** Puts every page into the shared layout, on the server and in the browser alike. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);
