import { wcagContrast } from "culori";
import { type DrawingName, drawing, recipes } from "../src/kolam/drawings.ts";
import { Motif } from "../src/motif/motif.tsx";
import { CONTRAST_LEVELS, contrastPairs, requiredContrast } from "../src/tokens/contrast-pairs.ts";
import {
  type ColorName,
  type ColorTheme,
  colors,
  type TokenGroup,
  tokenDescriptions,
  tokens,
} from "../src/tokens/tokens.generated.ts";
import styles from "./token-pages.module.css";

const themes = Object.keys(colors) as ColorTheme[];
const colorNames = Object.keys(colors.light) as ColorName[];

function Swatch({ color, ring }: { color: string; ring: string }) {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <rect x="1" y="1" width="38" height="38" fill={color} stroke={ring} />
    </svg>
  );
}

/** Every colour in every theme, from the token files. */
export function ColorTable() {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            {themes.map((theme) => (
              <th key={theme} scope="col">
                {theme}
              </th>
            ))}
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {colorNames.map((name) => (
            <tr key={name}>
              <th scope="row">
                <code>--k-color-{name}</code>
              </th>
              {themes.map((theme) => (
                <td key={theme}>
                  <Swatch color={colors[theme][name]} ring={colors[theme]["rule-strong"]} />
                  <br />
                  <code>{colors[theme][name]}</code>
                </td>
              ))}
              <td>{tokenDescriptions[`--k-color-${name}`]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

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

/** The tokens of the given groups with their values and purposes. */
export function TokenTable({ groups }: { groups: readonly TokenGroup[] }) {
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Token</th>
            <th scope="col">Value</th>
            <th scope="col">For</th>
          </tr>
        </thead>
        <tbody>
          {groups.flatMap((group) =>
            Object.entries(tokens[group]).map(([name, value]) => (
              <tr key={`${group}-${name}`}>
                <th scope="row">
                  <code>
                    --k-{group}-{name}
                  </code>
                </th>
                <td>
                  <code>{value}</code>
                </td>
                <td>{tokenDescriptions[`--k-${group}-${name}`]}</td>
              </tr>
            )),
          )}
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
