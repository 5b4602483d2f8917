import { each } from "./format";
import { glyph, type GlyphName } from "./glyphs";

/** One entry of a navigation; `count` shows beside it, `on` marks the current screen. */
export interface NavItem {
  label: string;
  icon?: GlyphName;
  count?: string;
  on?: boolean;
}

/** Entries of a side or top navigation, as `<a class="nav-item">`. */
export function navigation(items: readonly NavItem[], iconSize = 18): string {
  return each(
    items,
    ({ label, icon, count, on }) =>
      `<a class="nav-item${on ? " on" : ""}">${icon ? glyph(icon, iconSize) : ""}<span class="grow">${label}</span>${
        count ? `<b class="count num">${count}</b>` : ""
      }</a>`,
  );
}

/** A short state, coloured by the theme's `.badge.<tone>`. */
export const badge = (label: string, tone: string): string => `<span class="badge ${tone}">${label}</span>`;

/** A titled surface. */
export function card(title: string, body: string, { aside = "", kind = "" } = {}): string {
  return `<section class="card ${kind}"><header class="row between"><h3>${title}</h3>${aside}</header>${body}</section>`;
}

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
    ({ label, kind = "", width }) => `<th class="${kind}"${width ? ` style="width:${width}"` : ""}>${label}</th>`,
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

/** A round mark with a few letters: a team, a function or a site, never a person. */
export const token = (letters: string, colour: string): string =>
  `<span class="token" style="background:${colour}">${letters}</span>`;
