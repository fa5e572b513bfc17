import { captchaWords } from "@site/texts/forms/captcha";
import scripting from "../../browser/scripting.module.css";
import { RichWords } from "../fields/rich-words.tsx";
import styles from "../form-foot.module.css";

/** A note below a form: it is checked for bots, or cannot be, without scripts. */
export function CaptchaNote() {
  return (
    <>
      <p className={`${styles.small} ${scripting.with}`}>
        <RichWords words={captchaWords.notice} />
      </p>
      <p className={`${styles.small} ${scripting.without}`}>
        <RichWords words={captchaWords.withoutScripts} />
      </p>
    </>
  );
}
