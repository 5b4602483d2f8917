import React, { type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import { inlineHtml } from "../../components/prose";
import { Sky } from "../../components/sky";
import * as styles from "./sky-hero.module.css";

interface SkyHeroProps {
  /** Trail from the home page to this one; the last crumb is this page. */
  readonly trail: readonly Crumb[];
  /** Checked HTML: at most a coloured word. */
  readonly title: string;
  /** In a line of its own between title and lead. */
  readonly tagline?: string | null;
  readonly lead: string;
  readonly picture: Queries.SkyFragment | null | undefined;
  /** What follows the lead: the way to a quote, facts, a case. */
  readonly children?: ReactNode;
}

/** Opens a page about a place: its title on the sky of its picture. */
export const SkyHero = ({ trail, title, tagline, lead, picture, children }: SkyHeroProps) => (
  <Sky
    as="header"
    priority
    picture={picture}
    title={
      <>
        <Breadcrumb trail={trail} />
        <h1 className="mt3">
          <span {...inlineHtml(title)} />
        </h1>
      </>
    }
  >
    {tagline ? <p className={`balanced ${styles.tagline}`}>{tagline}</p> : null}
    <p className="lead">{lead}</p>
    {children}
  </Sky>
);
