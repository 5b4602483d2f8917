import React from "react";
import { paths } from "../shared/paths";
import { Link } from "./link";
import * as styles from "./breadcrumb.module.css";

/** One step of the trail; the last one is the page itself and needs no link. */
export interface Crumb {
  readonly label: string;
  readonly to: string;
}

/** Where every trail begins. */
export const home: Crumb = { label: "Accueil", to: paths.home };

/** The visible trail from the home page; the BreadcrumbList of the page repeats it (schema.org). */
export function Breadcrumb({ trail }: { readonly trail: readonly Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane">
      <ol className={`soft sizeSmall ${styles.trail}`}>
        {trail.map(({ label, to }, index) => (
          <li key={to} className={styles.crumb}>
            {index < trail.length - 1 ? (
              <Link to={to} className="plainLink">
                {label}
              </Link>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
