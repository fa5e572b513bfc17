import { captchaWords } from "@kolam/content/forms/captcha";
import { RichWords } from "../fields/rich-words.tsx";
import styles from "../form-foot.module.css";

/** A note below a form: it is checked for robots, or, without scripts, cannot be. */
export function CaptchaNote() {
  return (
    <>
      <p className={`${styles.small} ${styles.withScripts}`}>
        <RichWords words={captchaWords.notice} />
      </p>
      <p className={`${styles.small} ${styles.withoutScripts}`}>
        <RichWords words={captchaWords.withoutScripts} />
      </p>
    </>
  );
}
