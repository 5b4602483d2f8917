import type { Edit } from "./typography";

/** Common words that begin with an accented letter and, without it, are neither French nor English. */
const accented = (
  "échange échanger échanges échéance échéances échelle échelles école écoles économie économies économique " +
  "économiques écouter écoutez écran écrans écrire écrit écrite écrits écrivez éditer éditeur éditeurs " +
  "également église égalité élaborer élection électricité électronique élément éléments élève élèves éliminer " +
  "émettre émotion énergie énergies énergétique épargne épargner épicerie époque éprouver équipe équipes " +
  "équipement équipements équipez établir établissement établissements étape étapes état états été étendre étendue " +
  "étiquette étiquettes étoile étranger être êtes étroit étude études étudiant étudiants étudier évaluer éviter évitez évoluer " +
  "événement événements évident évidemment île îles ôter"
).split(" ");

const plain = (word: string): string =>
  word.charAt(0).normalize("NFD").charAt(0).toUpperCase() + word.slice(1);
const byPlain = new Map(accented.map((word) => [plain(word), word.charAt(0).toUpperCase()]));
const wordPattern = /(?<![\p{L}\p{N}’'-])[EIO][\p{Ll}]+(?![\p{L}\p{N}])/gu;

/** Where a sentence starts: the text, a line, a tag, a quotation, or what follows a full stop. */
const start = String.raw`(?<=^[ \t#>*_|-]*|[.!?…][»”)]?[\s\u00a0]+|\ufffc|[«“][ \u00a0]?|:[ \u00a0]+)`;
const following =
  "partir|savoir|propos|chaque|chacun|cette?|ces?|travers|titre|terme|noter|distance|condition|moins|mesure|" +
  "défaut|quoi|quels?|quelles?|qui|nous|vous|votre|notre|leur|la|l’|court|long|moyen|côté|force|raison|peine|tout|toute|deux|trois|venir";
const preposition = new RegExp(
  String.raw`${start}A(?= (?:(?:${following})(?![\p{L}])|\p{Lu}\p{Ll}+))`,
  "gmu",
);
const pronoun = new RegExp(String.raw`${start}C(?=a (?:\p{Ll}|n’))`, "gmu");

/** Capitals that lost their accent. */
export function capitalEdits(visible: string): Edit[] {
  const one = (index: number, replacement: string, word: string): Edit => ({
    index,
    length: 1,
    replacement,
    problem: `La capitale garde son accent : « ${word} ».`,
  });
  return [
    ...Array.from(visible.matchAll(wordPattern)).flatMap(({ 0: word, index }) => {
      const capital = byPlain.get(word);
      return capital ? one(index, capital, capital + word.slice(1)) : [];
    }),
    ...Array.from(visible.matchAll(preposition), ({ index }) => one(index, "À", "À")),
    ...Array.from(visible.matchAll(pronoun), ({ index }) => one(index, "Ç", "Ça")),
  ];
}
