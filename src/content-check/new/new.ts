import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { formatDay } from "../../shared/dates";
import { toSlug } from "../../shared/slug";
import { headLimits } from "../../seo/heads";
import { entryFolders, schemaReference } from "../kinds";
import { readContent } from "../read/content";
import { loadSchemas, type Schemas } from "../schema/load";
import { starterData } from "./starter-data";
import { starterPost } from "./starter-post";
import { starters, type Starter } from "./starters";

/** A request that cannot be served; the message, in French, says what to type instead. */
export class StarterError extends Error {}

/** What was written, and what to do next. */
export interface Created {
  /** From the root of the repository. */
  readonly files: readonly string[];
  readonly address: string;
  readonly steps: readonly string[];
  /** Fields that may be added: name and meaning. */
  readonly optional: readonly (readonly [string, string])[];
}

/**
 * Writes a complete, valid entry that only waits for its texts.
 *
 * @param type `ville`, `service`, `technologie`, `realisation` or `article`
 * @throws StarterError for an unknown type, a name that makes no address, or one that is taken
 */
export function createStarter(
  root: string,
  type: string,
  name: string,
  today = formatDay(new Date()),
): Created {
  const starter = starters[type];
  if (!starter)
    throw new StarterError(
      `« ${type} » n’est pas un type de page. Types : ${Object.keys(starters).join(", ")}.`,
    );
  const given = name.trim();
  const slug = toSlug(given);
  if (!slug)
    throw new StarterError("Ce nom ne donne aucune adresse. Écrivez au moins une lettre ou un chiffre.");
  const [least, most] = headLimits.title;
  if (type === "article" && (given.length < least || given.length > most)) {
    throw new StarterError(`Ce titre compte ${given.length} caractères ; il en faut de ${least} à ${most}.`);
  }
  const folder = path.posix.join(starter.folder, slug);
  if (existsSync(path.join(root, folder))) {
    throw new StarterError(`content/${folder} existe déjà. Modifiez cette page, ou choisissez un autre nom.`);
  }
  const content = readContent(root);
  const schemas = loadSchemas(content);
  const file = entryFolders.find(({ kind }) => kind === starter.kind)?.file ?? "index.json";
  const known = {
    $schema: schemaReference(`${folder}/${file}`, starter.kind),
    ...starter.known(given, content),
  };
  const text =
    file === "index.md"
      ? starterPost(given, today, content)
      : `${JSON.stringify(starterData(schemas, starter.kind, known), null, 2)}\n`;
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, file), text);
  for (const { file: name, width, height } of starter.pictures)
    writeFileSync(path.join(root, folder, name), starterPicture(width, height));
  return {
    files: [file, ...starter.pictures.map((picture) => picture.file)].map(
      (one) => `content/${folder}/${one}`,
    ),
    address: starter.address(slug),
    steps: starter.steps(slug),
    optional: optionalFields(schemas, starter),
  };
}

/** `--ink` and `--line-on-ink` of `styles/tokens.css`: a style sheet cannot reach into a picture. */
const [ground, line] = ["#0a140f", "#2b4437"];

/** What a new page shows until it has a picture of its own: a sun above hills, which fills any size. In pixels. */
const starterPicture = (width: number, height: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 160 90" preserveAspectRatio="xMidYMid slice">
  <path fill="${ground}" d="M0 0h160v90H0z"/>
  <g fill="none" stroke="${line}" stroke-width="2"><path d="m0 78 48-36 34 26 24-18 54 36"/><circle cx="94" cy="24" r="9"/></g>
</svg>
`;

function optionalFields(schemas: Schemas, { kind }: Starter): [string, string][] {
  const schema = schemas.at(kind, []);
  return Object.keys(schema?.properties ?? {})
    .filter((field) => field !== "$schema" && !schema?.required?.includes(field))
    .map((field) => [field, schemas.at(kind, [field])?.description ?? ""]);
}
