import React, { type ReactNode } from "react";
import { paths } from "../shared/paths";
import { Footer } from "./footer";
import { Header } from "./header";
import { useReveal } from "./reveal";
import { useAddress } from "./use-address";
import * as styles from "./layout.module.css";

interface LayoutProps {
  /** Path of the page as it was built. */
  readonly pathname: string;
  readonly children: ReactNode;
}

const withoutHeader: readonly string[] = [paths.login];
const withoutFooter: readonly string[] = [paths.login, paths.quote];

/** The frame of every page (docs/ecrans.md, « Cadre commun »): header, content, footer, and who hides which. */
export function Layout({ pathname, children }: LayoutProps) {
  const address = useAddress(pathname);
  useReveal(pathname);
  const hasFooter = !withoutFooter.includes(address);
  return (
    <>
      <a href="#contenu" className={styles.skip}>
        Aller au contenu
      </a>
      {withoutHeader.includes(address) ? null : <Header pathname={address} />}
      <main
        id="contenu"
        tabIndex={-1}
        className={hasFooter ? `${styles.main} ${styles.crested}` : styles.main}
      >
        {children}
      </main>
      {hasFooter ? <Footer /> : null}
    </>
  );
}
