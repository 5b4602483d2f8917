import { writePicture } from "./interface/output";
import { SERVICES } from "./services/catalogue";
import { EXPERTISE } from "./services/expertise";
import { renderPhone } from "./services/phone";
import { render } from "./services/scene";
import { VIEWS } from "./services/views";

/** Most bytes of one picture of a service. */
const LIMIT = 32 * 1024 + 512;

/** Redraws the pictures of every service; slugs on the command line draw these alone. */
const only = process.argv.slice(2);
for (const [slug, { accent, pictures }] of Object.entries(SERVICES)) {
  if (only.length > 0 && !only.includes(slug)) continue;
  const write = (name: string, picture: string): void =>
    writePicture(`content/services/${slug}/${name}.svg`, picture, LIMIT);
  write("banner-1", render(`${slug}/1`, accent, [1600, 900], pictures.hero));
  write("banner-2", render(`${slug}/2`, accent, [1200, 900], pictures.intro));
  write("banner-3", render(`${slug}/3`, accent, [1200, 900], pictures.why));
  [pictures.hero, pictures.intro, pictures.why].forEach((picture, i) => {
    const view = VIEWS[slug]?.[i];
    if (view) write(`banner-${i + 1}-phone`, renderPhone(`${slug}/${i + 1}`, accent, picture, view));
  });
}

/** Bands at the top of the six expertise cards of the home page. */
if (only.length === 0 || only.includes("expertise"))
  EXPERTISE.forEach(({ accent, picture }, i) =>
    writePicture(
      `content/settings/expertise/${i + 1}.svg`,
      render(`expertise/${i + 1}`, accent, [800, 600], picture),
      LIMIT,
    ),
  );
