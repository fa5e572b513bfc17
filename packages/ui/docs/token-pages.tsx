import { wcagContrast } from "culori";
import { type DrawingName, drawing, recipes } from "../src/kolam/drawings.ts";
import { Motif } from "../src/motif/motif.tsx";
import { CONTRAST_LEVELS, contrastPairs, requiredContrast } from "../src/tokens/contrast-pairs.ts";
import { type ColorTheme, colors } from "../src/tokens/tokens.generated.ts";
import styles from "./token-pages.module.css";

const themes = Object.keys(colors) as ColorTheme[];

/** The contrast of every pair that components may use, computed from the tokens. */
export function ContrastTable() {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Pair</th>
            <th scope="col">Required</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {contrastPairs.map(({ foreground, background, level }) => (
            <tr key={`${foreground} ${background}`}>
              <th scope="row">
                {foreground} on {background}
              </th>
              <td>
                {CONTRAST_LEVELS[level]}:1 ({level})
              </td>
              {themes.map((theme) => {
                const ratio = wcagContrast(colors[theme][foreground], colors[theme][background]);
                const least = requiredContrast(level, theme);
                return (
                  <td key={theme}>
                    {ratio >= least ? "✓" : "✗ too low:"} {ratio.toFixed(1)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
