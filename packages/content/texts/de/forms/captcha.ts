import type { RichText } from "@kolam/content/model/basics/links";
import { mailboxes } from "@site/facts/channels";

export const captchaWords = {
  blocked:
    "Die Prüfung gegen Bots wurde nicht geladen, deshalb wurde nichts gesendet. Vielleicht sperrt etwas auf diesem Gerät oder in diesem Netz hcaptcha.com. Ihre Angaben sind noch da: Versuchen Sie es noch einmal, oder senden Sie sie per E-Mail.",
  closed:
    "Die Prüfung gegen Bots wurde vorzeitig geschlossen, deshalb wurde nichts gesendet. Ihre Angaben stehen noch im Formular: Senden Sie sie noch einmal oder per E-Mail.",
  notice: [
    "Wenn Sie dieses Formular benutzen, prüft hCaptcha, dass Sie kein Bot sind. Es gelten ",
    { text: "die Datenschutzerklärung", href: "https://www.hcaptcha.com/privacy" },
    " und ",
    { text: "die Bedingungen von hCaptcha", href: "https://www.hcaptcha.com/terms" },
    ".",
  ],
  withoutScripts: [
    "Dieses Formular hat eine Prüfung gegen Bots, die JavaScript braucht. Ohne JavaScript wird es ungeprüft gesendet, und unser Maildienst kann es ablehnen; die nächste Seite sagt, ob es angekommen ist. Sicherer ist eine E-Mail an ",
    { text: mailboxes.hello.address, href: mailboxes.hello.href },
    ".",
  ],
  thirdParty: [
    "Wenn Sie ein Formular absenden, wird hCaptcha geladen, um Menschen von Bots zu unterscheiden. Es erfährt Ihre IP-Adresse, Ihren Browser und wie Sie die Seite benutzen, und kann einen eigenen Cookie setzen. Siehe ",
    { text: "Datenschutzerklärung von hCaptcha", href: "https://www.hcaptcha.com/privacy" },
    ".",
  ],
} as const satisfies Record<string, string | RichText>;
