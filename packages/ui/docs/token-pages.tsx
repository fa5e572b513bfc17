import { Unstyled } from "@storybook/addon-docs/blocks";
import { type DrawingName, drawing, recipes } from "../src/kolam/drawings.ts";
import { Motif } from "../src/motif/motif.tsx";
import { Table } from "../src/table/table.tsx";
import { CONTRAST_LEVELS, contrastPairs, judgeContrast } from "../src/tokens/contrast-pairs.ts";
import { colors } from "../src/tokens/tokens.generated.ts";
import styles from "./token-pages.module.css";

/** The contrast of every pair that components may use, computed from the tokens. */
export function ContrastTable() {
  const pairs = judgeContrast(colors);
  return (
    <Unstyled>
      <Table
        caption="Contrast of every pair"
        captionHidden
        columns={["Pair", "Required", ...Object.keys(colors)]}
        rows={contrastPairs.map(({ foreground, background, level }) => ({
          id: `${foreground} ${background}`,
          cells: [
            `${foreground} on ${background}`,
            `${CONTRAST_LEVELS[level]}:1 (${level})`,
            ...pairs
              .filter((pair) => pair.foreground === foreground && pair.background === background)
              .map(({ passes, ratio }) => `${passes ? "✓" : "✗ too low:"} ${ratio.toFixed(1)}`),
          ],
        }))}
      />
    </Unstyled>
  );
}

/** The named drawings of the motif. */
export function DrawingGallery() {
  return (
    <ul className={styles.gallery}>
      {(Object.keys(recipes) as DrawingName[]).map((name) => {
        const made = drawing(name);
        return (
          <li key={name}>
            <Motif drawing={made} />
            <p>
              <code>{name}</code>, {made.loops} {made.loops === 1 ? "line" : "lines"}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
