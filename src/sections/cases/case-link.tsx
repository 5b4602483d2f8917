import React from "react";
import { Link } from "../../components/link";
import { caseStudyPath } from "../../shared/paths";

interface CaseLinkProps {
  /** Folder name of the case. */
  readonly slug: string;
  readonly client: string;
}

/** The way to a case: « Lire le cas Ateliers Corvel ». It lies above a card whose whole surface leads elsewhere. */
export function CaseLink({ slug, client }: CaseLinkProps) {
  return (
    <Link to={caseStudyPath(slug)} className="iconLink">
      {`Lire le cas ${client}`}
    </Link>
  );
}
