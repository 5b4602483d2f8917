import { graphql, useStaticQuery } from "gatsby";
import React from "react";
import { Link } from "../components/link";
import { paths } from "../shared/paths";
import { required } from "../shared/required";

/** The pages the law asks for: in the footer, and on the page that has none. */
export function LegalLinks() {
  const { statement } = useStaticQuery<Queries.DeclaredLevelQuery>(levelQuery);
  const links = [
    { to: paths.legalNotice, label: "Mentions légales" },
    { to: paths.salesTerms, label: "Conditions générales" },
    { to: paths.privacy, label: "Politique de confidentialité" },
    // Law 2005-102, article 47, asks for it on every page.
    { to: paths.accessibility, label: `Accessibilité\u00a0: ${required(statement?.declaredLevel)}` },
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
    statement: legalPage(slug: { eq: "accessibilite" }) {
      declaredLevel
    }
  }
`;
