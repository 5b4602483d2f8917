import { graphql, useStaticQuery } from "gatsby";
import React from "react";
import { Link } from "../components/link";
import { paths } from "../shared/paths";
import { required } from "../shared/required";

/** The pages the law asks for: in the footer, and on the page that has none. */
export function LegalLinks() {
  const { audit } = useStaticQuery<Queries.DeclaredLevelQuery>(levelQuery);
  const links = [
    { to: paths.legalNotice, label: "Mentions légales" },
    { to: paths.salesTerms, label: "Conditions générales" },
    { to: paths.privacy, label: "Politique de confidentialité" },
    // What the audit allows to declare; law 2005-102, article 47, asks for it on every page.
    { to: paths.accessibility, label: `Accessibilité\u00a0: ${required(audit).summary.level}` },
    { to: paths.credits, label: "Crédits" },
    { to: paths.siteMap, label: "Plan du site" },
  ];
  return (
    <ul className="cluster tight sizeTiny">
      {links.map(({ to, label }) => (
        <li key={to}>
          <Link to={to} className="tap plainLink">
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const levelQuery = graphql`
  query DeclaredLevel {
    audit: accessibilityAuditSettings {
      summary {
        level
      }
    }
  }
`;
