import { graphql, navigate, type HeadProps, type PageProps } from "gatsby";
import React, { lazy, Suspense, useEffect, type ComponentType } from "react";
import type { LatePostProps } from "../blog/late-post";
import { ArticleLoading } from "../blog/article-loading";
import { ButtonLink } from "../components/button";
import { Icon } from "../components/icon";
import { Link } from "../components/link";
import { Sky } from "../components/sky";
import { EstimateBlock } from "../sections/estimate/estimate-block";
import { EstimateWidget } from "../sections/estimate/estimate-widget";
import { pageHead } from "../seo/page-head";
import { Seo } from "../seo/seo";
import { destinationOf } from "../shared/unknown-address";
import { useIdentity } from "../shared/browser/use-site";
import { useBrowserValue } from "../shared/browser/use-browser-value";
import { paths } from "../shared/paths";
import { required } from "../shared/required";
import * as styles from "./404.module.css";

/** Loaded only for addresses of articles. If its code fails to load, it ends like an article without its API. */
const LatePost = lazy(async (): Promise<{ default: ComponentType<LatePostProps> }> => {
  try {
    return { default: (await import("../blog/late-post")).LatePost };
  } catch (error) {
    console.error("L’article n’a pas pu être lu.", error);
    return { default: ToNotFound };
  }
});

function ToNotFound() {
  useEffect(() => void navigate(paths.notFound, { replace: true }), []);
  return null;
}

/** Pages that the not-found page leads to, besides the home page; the footer names all. */
const ways: readonly string[] = [`${paths.services}#tarifs`, paths.contact];

const pagesOf = ({ allSitePage }: Queries.NotFoundPageQuery): string[] =>
  allSitePage.nodes.map(({ path }) => path);

/**
 * The document a host serves with status 404. Its scripts settle what the address means: another spelling of a
 * known page, an unknown entry (home page), an article published after the build, or truly nothing.
 */
export default function NotFoundPage({ data }: PageProps<Queries.NotFoundPageQuery>) {
  const { notFound, blog } = required(data.pagesSettings);
  // Empty in the built document, which serves every unknown address.
  const address = useBrowserValue(() => window.location.pathname, "");
  const destination = destinationOf(address, pagesOf(data));
  const { hasBlog } = useIdentity();
  const redirect = destination.kind === "redirect" ? destination.to : undefined;
  useEffect(() => {
    // Keep the query, with its campaign parameters, and the fragment.
    const { search, hash } = window.location;
    if (redirect) window.location.replace(redirect + search + hash);
  }, [redirect]);
  if (destination.kind === "article" && hasBlog)
    return (
      <Suspense fallback={<ArticleLoading />}>
        <LatePost
          key={destination.slug}
          slug={destination.slug}
          texts={blog}
          missing={pageHead(notFound.seo)}
        >
          <EstimateWidget />
          <EstimateBlock estimate={required(data.estimateSettings)} />
        </LatePost>
      </Suspense>
    );
  return (
    <Sky
      labelledBy="titre"
      picture={notFound.picture}
      priority
      title={
        <>
          <p className="figure sizeDisplay">{notFound.code}</p>
          <h1 id="titre" className={`sizeH2 ${styles.title}`}>
            {notFound.title}
          </h1>
        </>
      }
    >
      <p className="lead">{notFound.lead}</p>
      <div className={`cluster mt4 ${styles.ways}`}>
        <ButtonLink to={paths.home}>{notFound.button}</ButtonLink>{" "}
        {data.mainPages
          .filter(({ to }) => ways.includes(to))
          .map(({ to, label }) => (
            <Link key={to} to={to} className="iconLink plainLink">
              {label} <Icon name="arrow-right" className="goes" />
            </Link>
          ))}
      </div>
    </Sky>
  );
}

export function Head({ data, location }: HeadProps<Queries.NotFoundPageQuery>) {
  const { hasBlog } = useIdentity();
  // `LatePost` renders the head of an article published after the build, once it is loaded.
  if (hasBlog && destinationOf(location.pathname, pagesOf(data)).kind === "article") return null;
  return <Seo head={pageHead(required(data.pagesSettings).notFound.seo)} noindex />;
}

export const query = graphql`
  query NotFoundPage {
    pagesSettings {
      notFound {
        code
        title
        lead
        button
        picture {
          ...Sky
        }
        seo {
          ...Seo
        }
      }
      blog {
        ...BlogTexts
      }
    }
    estimateSettings {
      ...Estimate
    }
    mainPages {
      to
      label
    }
    allSitePage(sort: { path: ASC }) {
      nodes {
        path
      }
    }
  }
`;
