import { Unstyled } from "@storybook/addon-docs/blocks";
import { type DrawingName, drawing, recipes } from "../src/kolam/drawings.ts";
import { Motif } from "../src/motif/motif.tsx";
import { judgeContrast } from "../src/tokens/contrast-pairs.ts";
import { colors } from "../src/tokens/tokens.generated.ts";
import { PairTable } from "../studio/contrast/pair-table.tsx";
import styles from "./token-pages.module.css";

/** The contrast of every pair that components may use, computed from the tokens. */
export function ContrastTable() {
  return (
    <Unstyled>
      <PairTable colours={colors} pairs={judgeContrast(colors)} />
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
