import { Unstyled } from "@storybook/addon-docs/blocks";
import { wcagContrast } from "culori";
import { type JudgedPair, judgeContrast } from "../src/tokens/contrast-pairs.ts";
import {
  type ColorName,
  type ColorTheme,
  colors,
  tokenDescriptions,
} from "../src/tokens/tokens.generated.ts";
import { ratioText } from "../studio/contrast/fix-groups.ts";
import { letters } from "../studio/contrast/pair-sample.tsx";
import { themeLabels, themeNames } from "../studio/theme/theme-colours.ts";
import styles from "./colour-fields.module.css";

const names = Object.keys(colors.light) as ColorName[];
const pairs = judgeContrast(colors);

/** Black or white, whichever can be read on a colour. */
const inkOn = (colour: string) =>
  wcagContrast("#000", colour) > wcagContrast("#fff", colour) ? "#000" : "#fff";

interface PairProps {
  /** The colour whose field it is. */
  name: ColorName;
  pair: JudgedPair;
}

/** A pair as letters on their ground, with the other colour's name and the contrast. */
function Pair({ name, pair: { theme, foreground, background, ratio } }: PairProps) {
  const own = colors[theme];
  return (
    <li className={styles.pair}>
      <svg viewBox="0 0 40 26" aria-hidden="true">
        <rect width="40" height="26" fill={own[background]} />
        <path d={letters} stroke={own[foreground]} />
      </svg>
      {background === name ? foreground : `on ${background}`} <b>{ratioText(ratio)}</b>
    </li>
  );
}

function Field({ name, theme }: { name: ColorName; theme: ColorTheme }) {
  const colour = colors[theme][name];
  const own = pairs.filter(
    (pair) => pair.theme === theme && [pair.foreground, pair.background].includes(name),
  );
  return (
    // A veil lies on the page's colour.
    <div className={styles.ground} style={{ backgroundColor: colors[theme].surface }}>
      <div
        className={styles.field}
        style={{ backgroundColor: colour, color: inkOn(colour.slice(0, 7)) }}
      >
        <p className={styles.value}>
          {themeLabels[theme]} <span className={styles.hex}>{colour}</span>
        </p>
        {own.length > 0 ? (
          <ul className={styles.pairs}>
            {own.map((pair) => (
              <Pair key={`${pair.foreground} ${pair.background}`} name={name} pair={pair} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
}

/** Every colour as a field in each theme, with the pairs in it that components may use. */
export function ColourFields() {
  return (
    <Unstyled>
      {names.map((name) => (
        <section key={name} id={`k-color-${name}`} className={styles.colour}>
          <h2 className={styles.name}>
            <code>--k-color-{name}</code>
          </h2>
          <p className={styles.use}>{tokenDescriptions[`--k-color-${name}`]}</p>
          <div className={styles.fields}>
            {themeNames.slice(0, 2).map((theme) => (
              <Field key={theme} name={name} theme={theme} />
            ))}
          </div>
        </section>
      ))}
    </Unstyled>
  );
}
