import { consentWords } from "@site/texts/measuring";
import scripting from "../../browser/scripting.module.css";
import { askAgain } from "../../consent/consent.ts";
import styles from "./cookie-settings.module.css";

/** Shows the question about cookies again. */
export function CookieSettings() {
  return (
    <button type="button" className={`${styles.root} ${scripting.with}`} onClick={askAgain}>
      {consentWords.settings}
    </button>
  );
}
