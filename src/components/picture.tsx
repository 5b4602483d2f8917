import { graphql } from "gatsby";
import { GatsbyImage } from "gatsby-plugin-image";
import React from "react";

export interface PictureProps {
  readonly picture: Queries.PictureFragment;
  /** The one picture of the first screen: fetched at once and first. */
  readonly priority?: boolean;
  /** True when the text beside it says the same: the alternative text is then empty. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/**
 * A picture of either kind: a drawing (SVG) is shown as it is, a photograph or screenshot goes through
 * gatsby-plugin-image. Both reserve their place before they arrive.
 */
export function Picture({ picture, priority = false, decorative = false, className }: PictureProps) {
  const alt = decorative ? "" : picture.alt;
  const loading = priority ? "eager" : "lazy";
  if (picture.raster)
    return <GatsbyImage image={picture.raster} alt={alt} loading={loading} className={className ?? ""} />;
  return (
    <img
      src={picture.src.publicURL ?? ""}
      alt={alt}
      width={picture.src.svgSize?.width}
      height={picture.src.svgSize?.height}
      loading={loading}
      decoding="async"
      fetchPriority={priority ? "high" : undefined}
      className={className}
    />
  );
}

export const pictureFragment = graphql`
  fragment Picture on Picture {
    alt
    raster
    src {
      publicURL
      svgSize {
        width
        height
      }
    }
  }
`;
