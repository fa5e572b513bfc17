import type {
  PageTranslation,
  PageTranslations,
  TranslationState,
} from "../../server/translations.ts";
import styles from "./languages.module.css";

/** Which texts are shown: those that something is to be done about, or all. */
export type Shown = "open" | "all";

const said: Readonly<Record<TranslationState, string>> = {
  missing: "Missing",
  older: "Older than its original",
  same: "The same words",
  translated: "Translated",
};

const isOpen = (state: TranslationState) => state === "missing" || state === "older";

/** Texts beside their originals. */
export function Pairs({
  translation: { texts, name, language, direction },
  first,
  shown,
}: {
  readonly translation: PageTranslation;
  readonly first: PageTranslations["first"];
  readonly shown: Shown;
}) {
  const rows = texts.filter(({ state }) => shown === "all" || isOpen(state));
  if (rows.length === 0) return <p>Nothing is missing, and nothing is older than its original.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{first.name}</th>
          <th scope="col">{name}</th>
          <th scope="col">State</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, place, original, text, state }) => (
          <tr key={`${place} ${key}`}>
            <td lang={first.language} dir={first.direction}>
              {original}
              <small dir="ltr" lang="en">{`${place}, ${key}`}</small>
            </td>
            <td lang={language} dir={direction}>
              {text}
            </td>
            <td className={isOpen(state) ? styles.open : undefined}>{said[state]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
