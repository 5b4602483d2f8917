import { each } from "./format";

/** A short state, coloured by the theme's `.badge.<tone>`. */
export const badge = (label: string, tone: string): string => `<span class="badge ${tone}">${label}</span>`;

export interface Column {
  label: string;
  /** Classes of the whole column: `num`, `end`, or one of the theme. */
  kind?: string;
  width?: string;
}

/** A table; a row is its cells, or cells with a class for the row. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[] | { kind: string; cells: readonly string[] })[],
): string {
  const head = each(
    columns,
    ({ label, kind = "", width }) =>
      `<th class="${kind}"${width ? ` style="width:${width}"` : ""}>${label}</th>`,
  );
  const body = each(rows, (row) => {
    const { kind, cells } = "cells" in row ? row : { kind: "", cells: row };
    return `<tr class="${kind}">${each(cells, (cell, i) => `<td class="${columns[i]?.kind ?? ""}">${cell}</td>`)}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

/** A horizontal gauge; `share` from 0 to 1. */
export const gauge = (share: number, tone = ""): string =>
  `<span class="gauge ${tone}"><i style="width:${Math.round(share * 1000) / 10}%"></i></span>`;
