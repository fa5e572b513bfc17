import type { RichText } from "@kolam/content/model/basics/links";
import { mailboxes } from "@site/facts/channels";

/**
 * The words about the captcha. They are shown only if the owner configures one.
 */
export const captchaWords = {
  /** The reasons why a form was not sent. */
  blocked:
    "The robot check did not load, so nothing was sent. Something on this device or network may be blocking hcaptcha.com. Everything you typed is still here: try again, or send it by e-mail.",
  closed:
    "The robot check was closed before it was finished, so nothing was sent. What you wrote is still in the form: send it again, or put it in an e-mail.",
  /** Shown below every form. hCaptcha requires it for its invisible mode. */
  notice: [
    "When you use this form, hCaptcha checks that you are not a robot. ",
    { text: "hCaptcha’s privacy policy", href: "https://www.hcaptcha.com/privacy" },
    " and ",
    { text: "its terms", href: "https://www.hcaptcha.com/terms" },
    " apply.",
  ],
  /** Replaces the promise that the form works without scripts. */
  withoutScripts: [
    "This form has a robot check that needs scripts. Without them it is sent unchecked, and our mail service may refuse it; the next page says whether it arrived. To be sure, write to ",
    { text: mailboxes.hello.address, href: mailboxes.hello.href },
    ".",
  ],
  /** The entry in the privacy policy's list of third parties. */
  thirdParty: [
    "When you send a form, hCaptcha is loaded to tell people from robots. It learns your network address, your browser and how you use the page, and may set a cookie of its own. See ",
    { text: "hCaptcha’s privacy policy", href: "https://www.hcaptcha.com/privacy" },
    ".",
  ],
} as const satisfies Record<string, string | RichText>;
