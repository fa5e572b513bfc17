import { captchaWords } from "@kolam/content/forms/captcha";
import { RichWords } from "../fields/rich-words.tsx";
import styles from "../form-foot.module.css";

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
