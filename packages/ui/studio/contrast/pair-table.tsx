import { useState } from "react";
import { Switch } from "../../src/switch/switch.tsx";
import { Table } from "../../src/table/table.tsx";
import {
  CONTRAST_LEVELS,
  type ContrastLevel,
  HIGH_CONTRAST,
} from "../../src/tokens/contrast-pairs.ts";
import type { Brand } from "../theme/brand.ts";
import type { Verdict } from "../theme/judge.ts";
import { themeLabels, themeNames } from "../theme/theme-colours.ts";
import styles from "./contrast.module.css";
import { type PairRow, pairRows, tightest } from "./pair-rows.ts";
import { PairSample } from "./pair-sample.tsx";

interface PairTableProps {
  brand: Brand;
  verdict: Verdict;
}

/** As many as fit in a window. */
const SHOWN = 10;

const levels: Readonly<Record<ContrastLevel, string>> = {
  body: "Body text",
  text: "Text",
  graphic: "Shape",
};

const levelOf = ({ themes: [pair] }: PairRow) =>
  pair ? `${levels[pair.level]}, ${CONTRAST_LEVELS[pair.level]}:1` : "";

/** The pairs with what they look like and their contrast in the four themes, the tightest first. */
export function PairTable({ brand, verdict }: PairTableProps) {
  const [all, setAll] = useState(false);
  const rows = pairRows(verdict.pairs);
  const shown = all ? rows : tightest(rows, SHOWN);
  return (
    <div className={styles.pairs}>
      <Table
        caption={`${all ? "All" : "The tightest"} pairs. In the high-contrast themes every pair needs ${HIGH_CONTRAST}:1.`}
        columns={["Pair", "Needs", ...themeNames.map((theme) => themeLabels[theme])]}
        rows={shown.map((row) => ({
          id: row.id,
          cells: [
            row.id,
            <span key="level" className={styles.level}>
              {levelOf(row)}
            </span>,
            ...row.themes.map((pair) => (
              <PairSample key={pair.theme} pair={pair} colours={brand.colours[pair.theme]} />
            )),
          ],
        }))}
      />
      <Switch
        label={`Show all ${rows.length} pairs`}
        checked={all}
        onChange={({ currentTarget }) => setAll(currentTarget.checked)}
      />
    </div>
  );
}
