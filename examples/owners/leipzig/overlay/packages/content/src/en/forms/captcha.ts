import { mailboxes } from "../../facts/channels.ts";
import type { RichText } from "../../facts/links.ts";

const policy = {
  text: "Datenschutzerklärung von hCaptcha",
  href: "https://www.hcaptcha.com/privacy",
} as const;

/** The words about the captcha. They are shown only if the owner configures one. */
export const captchaWords = {
  blocked:
    "Die Prüfung gegen Roboter wurde nicht geladen, deshalb ist nichts abgesendet. Vielleicht wird hcaptcha.com auf diesem Gerät oder in diesem Netz blockiert. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder senden Sie sie per E-Mail.",
  closed:
    "Die Prüfung gegen Roboter wurde vor ihrem Ende geschlossen, deshalb ist nichts abgesendet. Ihr Text steht noch im Formular.",
  notice: [
    "Dieses Formular prüft mit hCaptcha, dass Sie kein Roboter sind. Es gelten die ",
    policy,
    " und die ",
    { text: "Nutzungsbedingungen", href: "https://www.hcaptcha.com/terms" },
    ".",
  ],
  /** Replaces the promise that the form works without scripts. */
  withoutScripts: [
    "Die Prüfung gegen Roboter braucht JavaScript. Ohne kann es sein, dass unser Mailserver die Nachricht ablehnt; die nächste Seite sagt es Ihnen. Sicher ist eine E-Mail an ",
    { text: mailboxes.hello.address, href: mailboxes.hello.href },
    ".",
  ],
  /** The entry in the privacy policy's list of third parties. */
  thirdParty: [
    "Sobald Sie ein Formular ausfüllen, wird hCaptcha geladen, um Menschen von Robotern zu unterscheiden. Es erfährt Ihre IP-Adresse, Ihren Browser und wie Sie die Seite bedienen, und kann ein Cookie setzen. Näheres in der ",
    policy,
    ".",
  ],
} as const satisfies Record<string, string | RichText>;
