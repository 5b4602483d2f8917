import { graphql } from "gatsby";
import React from "react";

interface PictureProps {
  readonly picture: Queries.PictureFragment;
  /** The one picture of the first screen: fetched at once and first. */
  readonly priority?: boolean;
  /** In the first screen too, but small: fetched after what is read there. */
  readonly isMinor?: boolean;
  /**
   * How wide a photograph or screenshot is shown, as the attribute of `img`; the whole window by default. Browsers that
   * measure lazy pictures themselves (`auto`; HTML, "sizes attributes") need it for the priority picture only.
   */
  readonly sizes?: string;
  /** True when the text beside it has the same meaning: the alternative text is then empty. */
  readonly decorative?: boolean;
  readonly className?: string | undefined;
}

/** Media query of a picture's variant for phones. */
const phones = "(max-width: 40em)";

/**
 * A picture: a drawing (SVG) as it is, a photograph or screenshot in the size that fits. Width and height are given,
 * also for the phone variant, so that nothing moves when it loads.
 *
 * What gatsby-plugin-image made is read here, not by its `getSrc`, which would bring its component along (4 KB). That
 * fetches `react-dom/server` and writes inline scripts, which the security policy refuses (`docs/performance.md`).
 */
export function Picture({
  picture,
  priority,
  isMinor,
  sizes = "100vw",
  decorative,
  className,
}: PictureProps) {
  const { raster, phone } = picture;
  const image = (
    <img
      // Before `src`: Safari and Firefox otherwise start loading before they know that the picture is lazy.
      loading={priority ? undefined : "lazy"}
      fetchPriority={priority ? "high" : isMinor ? "low" : undefined}
      sizes={raster ? (priority ? sizes : `auto, ${sizes}`) : undefined}
      alt={decorative ? "" : picture.alt}
      className={className}
      {...fileOf(picture)}
    />
  );
  if (!phone) return image;
  const { src, ...file } = fileOf(phone);
  return (
    <picture>
      <source media={phones} srcSet={src} {...file} />
      {image}
    </picture>
  );
}

/** Addresses and place of a picture: of the drawing itself, or of a photograph's copies. */
function fileOf({ raster, drawing }: Queries.PictureFileFragment) {
  if (!raster) return { src: drawing?.publicURL ?? "", ...drawing?.svgSize };
  const { images, width, height } = raster.gatsbyImageData;
  return { srcSet: images.fallback?.srcSet, src: images.fallback?.src, width, height: Math.round(height) };
}

export const pictureFragment = graphql`
  fragment PictureSource on Picture {
    drawing {
      publicURL
      svgSize {
        width
        height
      }
    }
  }
  fragment PictureFile on Picture {
    raster {
      gatsbyImageData(width: 1200)
    }
    ...PictureSource
  }
  fragment Picture on Picture {
    alt
    ...PictureFile
    phone {
      ...PictureFile
    }
  }
`;
