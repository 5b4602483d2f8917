import React from "react";
import * as styles from "./key-stats.module.css";
import { Stats } from "./stats";

/** The agency's figures in large. */
export const KeyStats = ({ stats }: { readonly stats: Queries.KeyStatsFragment }) => (
  <Stats stats={stats} styles={styles} />
);
