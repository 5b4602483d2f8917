/**
 * What an editor writes where `npm run content:new` left « À compléter », by the word for the type; paths as in
 * `sectors.0.title`. True, spelt and set well enough for the content check to have nothing to say.
 */
export type Texts = Readonly<Record<string, string>>;

const banners = (...alts: readonly string[]): Texts =>
  Object.fromEntries(alts.map((alt, index) => [`banner${index + 1}.alt`, alt]));

const list = (field: string, ...items: readonly string[]): Texts =>
  Object.fromEntries(items.map((item, index) => [`${field}.${index}`, item]));

const city: Texts = {
  headline: 'Des outils pour <span class="green">la logistique</span> du Val de Loire',
  lead: "Entrepôts au nord, cosmétiques à l’est, administrations au centre\u00a0: des outils pour chacun.",
  title1: "Des palettes, des flacons et des dossiers",
  description1:
    "<p>La position d’Orléans, entre Paris et le Massif central, en a fait un pays d’entrepôts. Les parfums partent de la vallée, les semences de la Beauce.</p>",
  ...banners("Courbes de niveau au bord d’un fleuve", "Courbes de niveau autour d’une plaine"),
  "sectors.0.title": "Entrepôts",
  "sectors.0.description": "Les quais, les créneaux de camions et les écarts de stock sur un écran.",
  "sectors.1.title": "Parfums et soins",
  "sectors.1.description": "La traçabilité d’un lot, de la cuve au flacon.",
  "sectors.2.title": "Semences",
  "sectors.2.description": "Les essais en plein champ, saisis au téléphone et relus au bureau.",
  travel: "Par le train, en changeant à Paris\u00a0; les ateliers se tiennent chez vous.",
  "seo.description":
    "Entrepôts, parfums, semences\u00a0: à Orléans, nous construisons les sites et les logiciels de ceux qui expédient.",
};

const service: Texts = {
  heroSubTitle: "Vos serveurs et vos applications, relus par quelqu’un qui cherche la porte restée ouverte.",
  ...banners("Des courbes autour d’un sommet", "Des courbes dans un vallon", "Des courbes sur un plateau"),
  argument1: "Une liste courte",
  argumentDescription1: "Dix points classés par gravité valent mieux qu’un classeur de mille lignes.",
  argument2: "Des preuves",
  argumentDescription2: "Chaque faille est montrée, avec les gestes qui la reproduisent.",
  argument3: "Une contre-visite",
  argumentDescription3: "Nous revenons voir si les portes sont fermées.",
  title1: "Chercher comme chercherait un voleur",
  description1:
    "<p>Nous commençons par ce que l’on voit du dehors\u00a0: noms de domaine, ports, formulaires. Puis nous entrons avec un compte ordinaire, et nous notons tout ce qu’il permet.</p>",
  ...list(
    "deliverables",
    "Un rapport de dix pages, lisible par la direction",
    "La liste des failles, par ordre de gravité",
    "Les gestes pour les reproduire",
    "Une séance de questions avec vos équipes",
  ),
  "duration.value": "Sur devis",
  "duration.label": "selon le nombre de serveurs et d’applications",
  pricing: "<p>L’étendue se fixe ensemble\u00a0; le devis la reprend ligne à ligne.</p>",
  sectionTitle: "Pourquoi faire relire ce qui marche",
  sectionDescription:
    "<p>Une porte oubliée ne gêne personne, sauf le jour où quelqu’un la pousse. Mieux vaut que ce soit nous.</p>",
};

const technology: Texts = {
  summary: "Des conteneurs répartis sur plusieurs serveurs, et remis en route sans que personne se lève.",
  ...banners("Des courbes serrées", "Des courbes espacées", "Des courbes croisées"),
  argument1: "Des pannes sans réveil",
  argumentDescription1: "Un serveur qui s’arrête voit ses conteneurs repartir sur le voisin.",
  argument2: "Des versions sans coupure",
  argumentDescription2: "La nouvelle remplace l’ancienne morceau par morceau, et recule au premier signe.",
  argument3: "Un fichier pour tout",
  argumentDescription3: "Ce qui tourne est écrit, relu et versé dans le dépôt.",
  title1: "Un chef d’orchestre, pas un magicien",
  description1:
    "<p>Cet outil place, surveille et relance. Il ne répare pas une application qui perd ses données à chaque arrêt\u00a0: nous commençons donc par elle.</p>",
  ...list(
    "goodFor",
    "Une vingtaine de services qui changent chaque semaine.",
    "Des pics de charge que l’on voit venir.",
    "Plusieurs équipes sur les mêmes serveurs.",
  ),
  ...list(
    "avoidWhen",
    "Un seul site, un seul serveur\u00a0: Docker suffit.",
    "Personne pour le tenir à jour\u00a0: un hébergement géré.",
  ),
  ...list(
    "practices",
    "Des limites de mémoire sur chaque conteneur.",
    "Des secrets hors du dépôt.",
    "Une mise à jour par trimestre, essayée ailleurs d’abord.",
  ),
  sectionTitle: "Avant d’installer une grappe",
  sectionDescription: "<p>Nous comptons d’abord les services, les équipes et les pannes de l’an passé.</p>",
};

const caseStudy: Texts = {
  title: "Des commandes que chaque magasin suit du doigt",
  category: "Plateforme web",
  description: "<p>Douze magasins passaient leurs commandes par téléphone. Un écran a pris le relais.</p>",
  problem: "Chaque magasin appelait le dépôt. Les oublis se découvraient à la livraison.",
  solution: "Un tableau commun montre chaque commande, et les retards y passent en rouge.",
  "results.0.value": "12",
  "results.0.label": "magasins sur le même tableau",
  "results.1.value": "1",
  "results.1.label": "appel par semaine au lieu d’un par commande",
};

/** By the word that `npm run content:new` takes. */
export const texts: Readonly<Record<string, Texts>> = {
  ville: city,
  service,
  technologie: technology,
  realisation: caseStudy,
};

/** The body of the article of docs/publier-un-article.md. */
export const articleBody = `Changer d’hébergeur coûte plus que son prix. Voici ce que nous demandons avant de signer.

## Où sont les serveurs

Un pays, une ville, un nom de centre de données. **Une réponse vague est une réponse.**

## Qui répond la nuit

- une personne, joignable par téléphone\u00a0;
- ou un formulaire, et il faut le savoir.

![Une armoire de serveurs ouverte](./schema.png)

## Ce qu’il faut retenir

Ces questions ouvrent aussi nos projets de [logiciel métier](/services/logiciel-metier).
`;
