import type { WrapPageElementBrowserArgs, WrapPageElementNodeArgs } from "gatsby";
import React, { useLayoutEffect, type ReactNode } from "react";
import { paths } from "../shared/paths";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { restoreChoices } from "./choices";
import { Footer, PrintedFooter } from "./footer";
import { Header } from "./header";
import { useReveal } from "./reveal";
import { useScrollStops } from "./scroll-stops";
import * as styles from "./layout.module.css";

interface LayoutProps {
  /** Path in the address bar, which is not the built one where a host serves the 404 document. */
  readonly pathname: string;
  readonly children: ReactNode;
}

const withoutSlash = (pathname: string): string => pathname.replace(/(.)\/+$/, "$1");

/** Puts every page into the shared layout, on the server and in the browser alike. */
export const wrapPageElement = ({ element, props }: WrapPageElementBrowserArgs | WrapPageElementNodeArgs) => (
  <Layout pathname={props.location.pathname}>{element}</Layout>
);

/**
 * The frame of every page (docs/ecrans.md, « Cadre commun »): header, content, footer; some pages leave out one of
 * them.
 */
function Layout({ pathname, children }: LayoutProps) {
  // The login page has no document of its own: the 404 document, with header and footer, is shown until this runs.
  const isLogin = useBrowserValue(() => withoutSlash(window.location.pathname) === paths.login, false);
  useLayoutEffect(restoreChoices, [pathname]);
  useReveal(pathname);
  useScrollStops(pathname);
  const hasFooter = !isLogin && withoutSlash(pathname) !== paths.quote;
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      {isLogin ? null : <Header pathname={withoutSlash(pathname)} />}
      <main id="contenu" tabIndex={-1} className={isLogin ? `${styles.main} ${styles.bare}` : styles.main}>
        {children}
      </main>
      {hasFooter ? <Footer /> : null}
      {hasFooter || isLogin ? null : <PrintedFooter />}
    </>
  );
}
