import React, { type ReactNode } from "react";
import { Breadcrumb, type Crumb } from "../../components/breadcrumb";
import * as styles from "./form-hero.module.css";

interface FormHeroProps {
  readonly trail: readonly Crumb[];
  readonly title: string;
  readonly lead: string;
  readonly form: ReactNode;
  /** What may wait until after the form: under the title on a desktop, below the form on a phone. */
  readonly after?: ReactNode;
  /** What belongs to the form, in a band of its own. */
  readonly below?: ReactNode;
  /** What stands under the title, on ink. */
  readonly children?: ReactNode;
}

/** The phone number, as large as a title. */
export const HeroPhone = ({
  phone,
}: {
  readonly phone: { readonly display: string; readonly href: string };
}) => (
  <a href={`tel:${phone.href}`} className={`tap plainLink display sizeQuiet ${styles.phone}`}>
    {phone.display}
  </a>
);

/** The first screen of a page whose purpose is its form: the promise on ink, the form on paper beside it. */
export function FormHero({ trail, title, lead, form, after, below, children }: FormHeroProps) {
  return (
    <section aria-labelledby="titre">
      <div className={`ink ${styles.hero}`}>
        <div className={`inner ${styles.inner}`}>
          <div>
            <Breadcrumb trail={trail} />
            <h1 id="titre" className={styles.title}>
              {title}
            </h1>
            <p className="lead">{lead}</p>
            {children}
          </div>
          <div className={`sheet ${styles.form}`}>{form}</div>
          {after ? <div>{after}</div> : null}
        </div>
      </div>
      {below}
    </section>
  );
}
