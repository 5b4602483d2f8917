/* Texts that `scripts/content-changes.ts` puts into the content: right in every respect. */

/** A message of the management, without a photograph. */
export const founderWord = {
  name: "La direction",
  title: "Direction de l’agence",
  message: "Nous avons créé cette agence pour tenir les délais que nous annonçons. Le reste vient ensuite.",
};

/** An article with a table, a picture, code and a quotation. @param today year-month-day */
export const article = (today: string): string => `---
title: "Écrire un bon de livraison que l’on relit"
description: "Un bon de livraison relu évite une facture contestée\u00a0: ce qu’il faut y écrire, dans quel ordre, et ce que l’on peut laisser de côté."
date: "${today}"
image: { src: ./cover.svg, alt: "Une place vue de haut" }
tags: [Méthode]
---

Un bon se relit sur un quai, souvent sans lumière. «\u00a0Trois lignes suffisent\u00a0», disait un cariste.

## Les trois lignes

| Ligne | Contenu |
|---|---|
| 1 | Ce qui est livré |
| 2 | Ce qui manque |

![Un écran de saisie](./vue.jpg)

\`\`\`js
const manque = commande - livraison;
\`\`\`

## Ce qui peut attendre

Le prix n’a rien à faire ici. [Demandez un devis](/obtenir-un-devis) pour le reste.
`;
