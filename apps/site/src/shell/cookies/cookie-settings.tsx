import { consentWords } from "@site/texts/measuring";
import scripting from "../../browser/scripting.module.css";
import { askAgain, askAgainId } from "../../consent/consent.ts";
import styles from "./cookie-settings.module.css";

/** Shows the question about cookies again. */
export function CookieSettings() {
  return (
    <button
      type="button"
      id={askAgainId}
      className={`${styles.root} ${scripting.with}`}
      onClick={askAgain}
    >
      {consentWords.settings}
    </button>
  );
}
