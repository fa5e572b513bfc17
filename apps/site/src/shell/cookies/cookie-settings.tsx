import { consentWords } from "@kolam/content/measuring";
import { askAgain } from "../../measuring/consent.ts";
import styles from "./cookie-settings.module.css";

/** Shows the question about cookies again. */
export function CookieSettings() {
  return (
    <button type="button" className={styles.root} onClick={askAgain}>
      {consentWords.settings}
    </button>
  );
}
