import React from "react";
import { Band } from "../components/band";

/** Stands where an article will, while its code and then its text are on their way; also in the tab's title. */
export function ArticleLoading() {
  return (
    <Band>
      <title>Chargement de l’article…</title>
      <p role="status">Chargement de l’article…</p>
    </Band>
  );
}
