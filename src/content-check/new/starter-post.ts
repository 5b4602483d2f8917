import { typeset } from "../report";
import { starterMark } from "../full/starter";
import { itemsAt } from "../document";
import { documentsOf, type Content } from "../read/content";

/** A post that can be built as it is: its headings show the shape, its paragraphs say what to write. */
export function starterPost(title: string, date: string, content: Content): string {
  const summary = `${starterMark} : le résumé de l’article « ${title} », en 70 à 160 caractères.`;
  return typeset(`---
title: ${JSON.stringify(title)}
description: ${JSON.stringify(summary)}
date: "${date}"
image:
  src: ./cover.svg
  alt: "${starterMark} : ce que montre l’image, en une phrase courte."
tags: [${JSON.stringify(commonTag(content))}]
---

${starterMark} : deux ou trois phrases qui disent à qui l’article s’adresse et ce qu’il y trouvera.

## Premier point

${starterMark} : un exemple précis, un chiffre, ce que vous avez constaté.

- un élément de liste ;
- un autre.

## Second point

${starterMark} : la suite. Un lien s’écrit [nos services](/services), un mot important **en gras**.

## Ce qu’il faut retenir

${starterMark} : la conclusion, et ce que le lecteur peut faire dès aujourd’hui.
`);
}

/** The tag most used so far: a new one makes a new page. */
function commonTag(content: Content): string {
  const counts = new Map<string, number>();
  for (const { data } of documentsOf(content, "blog-post"))
    for (const tag of itemsAt(data, ["tags"])) counts.set(String(tag), (counts.get(String(tag)) ?? 0) + 1);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? "Méthode";
}
