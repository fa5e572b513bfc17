import { Table } from "../../src/table/table.tsx";
import {
  CONTRAST_LEVELS,
  type ContrastLevel,
  HIGH_CONTRAST,
  type JudgedPair,
} from "../../src/tokens/contrast-pairs.ts";
import type { ColorTheme } from "../../src/tokens/tokens.generated.ts";
import { type PairRow, pairRows } from "../theme/pair-rows.ts";
import { type ThemeColours, themeLabels, themeNames } from "../theme/theme-colours.ts";
import styles from "./contrast.module.css";
import { PairSample } from "./pair-sample.tsx";

interface PairTableProps {
  colours: Readonly<Record<ColorTheme, ThemeColours>>;
  pairs: readonly JudgedPair[];
}

const levels: Readonly<Record<ContrastLevel, string>> = {
  body: "Body text",
  text: "Text",
  graphic: "Shape",
};

const levelOf = ({ themes: [pair] }: PairRow) =>
  pair ? `${levels[pair.level]}, ${CONTRAST_LEVELS[pair.level]}:1` : "";

/** The pairs with what they look like and their contrast in the four themes, the tightest first. */
export function PairTable({ colours, pairs }: PairTableProps) {
  return (
    <Table
      caption={`The tightest pairs first. In the high-contrast themes every pair needs ${HIGH_CONTRAST}:1.`}
      columns={["Pair", "Needs", ...themeNames.map((theme) => themeLabels[theme])]}
      rows={pairRows(pairs).map((row) => ({
        id: row.id,
        cells: [
          row.id,
          <span key="level" className={styles.level}>
            {levelOf(row)}
          </span>,
          ...row.themes.map((pair) => (
            <PairSample key={pair.theme} pair={pair} colours={colours[pair.theme]} />
          )),
        ],
      }))}
    />
  );
}
