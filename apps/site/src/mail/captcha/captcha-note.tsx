import { captchaWords } from "@kolam/content/forms/captcha";
import styles from "../form-foot.module.css";
import { RichWords } from "../rich-words.tsx";

/** Says below a form that it is checked for robots, and without scripts that it cannot be. */
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
