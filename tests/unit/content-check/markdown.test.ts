import { city, describeCases, post, type Change } from "./cases";
import { addPost } from "./tree";

/** Markdown that is right, however close to what is refused. */
const sound = [
  "# Un début, que la page place sous son titre",
  "## Un titre",
  'Un **gras** et **« un autre »**, **`ls`**, 3 × 2, \\*\\*, l’**essai**, `a ** b` et [un lien][Essai] vers [la page](/services/saas "Un titre").',
  "Le tableau `t[0][1]`, une [note] (entre parenthèses), ![Un dessin](./cover.svg 'Un titre').",
  "- Un **gras qui\n  continue** ici\n- Un autre",
  "| Offre | `a` |\n| :--- | ---: |\n| Site | **Oui** |",
  "```md\n**gras\n| a |\n#### Titre\n[a] (/b)\n```",
  "***",
  "[essai]: /services/saas",
].join("\n\n");

/** An article beside a drawing of this name. */
const beside =
  (name: string, body: string): Change =>
  (tree, n) => {
    const entry = addPost(tree, `essai-${n}`, body);
    tree.write(`blog/essai-${n}/${name}`, tree.read(`blog/essai-${n}/cover.svg`));
    return entry;
  };

describeCases(
  "Markdown",
  [
    [post("Un **gras sans fin.\n\nLa **suite**."), "markdown/emphasis@9:4"],
    [post("- Un **gras\n- qui suit**"), "markdown/emphasis@9:6", "markdown/emphasis@10:11"],
    [post("Voir https://exemple.fr/a, ou [b](https://exemple.fr/b)."), "! markdown/address@9:6"],
    [post("La commande `liste."), "markdown/backquote@9:13"],
    [post("Voici.\n\n```sh\nls\n\nLa **suite."), "markdown/fence@11:1"],
    [post("| Offre | Délai |\n|---|\n| Site | Court |"), "markdown/table@9:1"],
    [post("Étapes\u00a0:\n\nÉtape\tQui\tQuand\nLe logiciel\tLe comptable\tJanvier"), "markdown/tabs@11:1"],
    [post("```txt\nun\tdeux\n```")],
    [post("##Un titre"), "markdown/heading-space@9:1"],
    [post("Un <iframe src=x></iframe> et `<b>du code</b>`."), "markup/html@9:4"],
    [
      post("![](https://exemple.example/a.png)\n\n<!-- à revoir -->\n\n`<!-- du code -->`"),
      "markup/foreign-picture@9:1",
      "markup/html@11:1",
    ],
    [
      beside("un plan.svg", "![Un plan de gare](./un%20plan.svg), ![Un café](./caf%E9.svg)"),
      "picture/missing@9:38",
    ],
    [beside("sche\u0301ma.svg", "![Trois boîtes reliées](./sch\u00e9ma.svg)"), "picture/accent@9:1"],
    [post(sound)],
    [city("Un **paragraphe**", "Un **paragraphe sans fin"), "markdown/emphasis@22:23"],
    [city("Un **paragraphe**", "<p>Un <strong>paragraphe</strong></p>"), "markup/html@22:20"],
    [city("pour essayer**", "pour essayer**\\n\\n- Oui"), "markup/block@15:46"],
    [city("pour essayer**", "pour [essayer](/contact)**"), "markup/block@15:33"],
    [city("Une phrase simple.", "Une <b>phrase</b> simple."), "markup/plain@16:16"],
    [city("Une phrase simple.", "Une **phrase** simple."), "markup/plain@16:16"],
  ],
  { full: true },
);
