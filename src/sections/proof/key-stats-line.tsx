import React from "react";
import * as styles from "./key-stats-line.module.css";
import { Stats } from "./stats";

/** The agency's figures in one line, for pages that are about something else. */
export const KeyStatsLine = ({ stats }: { readonly stats: Queries.KeyStatsFragment }) => (
  <Stats stats={stats} styles={styles} />
);
