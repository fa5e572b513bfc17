import { type LegalDocument, withCollected, withSection } from "@kolam/content/model/types/legal";
import type { TagHost } from "../../en/pages/measuring-policy.ts";
import { consentWords, countingWords } from "../measuring.ts";

export type { TagHost } from "../../en/pages/measuring-policy.ts";

/** The policy of a site that counts visits with Plausible. */
export const policyWithPlausible = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `Wir zählen Besuche mit Plausible${host.isOwn ? " auf einem eigenen Server" : ""}, um zu sehen, was Menschen hierherführt und was ihnen hilft. Plausible setzt keine Cookies und speichert nichts auf Ihrem Gerät. Es erfährt die Adresse jeder Seite, die Sie öffnen, und der Seite, von der Sie kamen, Ihren Browser, die Art Ihres Geräts und Ihr Land, außerdem, dass Sie über einen Link Kontakt aufgenommen, ein Formular gesendet oder die Angebotsanfrage fortgesetzt haben, aber nicht, was Sie geschrieben haben. Um die Besuche eines Tages zu unterscheiden, bildet es aus Ihrer IP-Adresse einen Code; die Adresse selbst bewahrt es nicht auf. Möchten Sie nicht gezählt werden, kreuzen Sie unten „${countingWords.not}“ an, oder sperren Sie ${host.name} in Ihrem Browser: Die Website funktioniert auch ohne.`,
    host.isOwn
      ? undefined
      : [
          "Plausible zählt unsere Besuche auf Servern in der Europäischen Union. Siehe ",
          { text: "Datenrichtlinie von Plausible", href: "https://plausible.io/data-policy" },
          ".",
        ],
  );

/** The policy of a site that counts visits with Umami. */
export const policyWithUmami = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `Wir zählen Besuche mit Umami${host.isOwn ? " auf einem eigenen Server" : ""}, um zu erfahren, welche Seiten gebraucht und wie sie gefunden werden. Umami setzt keine Cookies und legt nichts auf Ihrem Gerät ab. Es erfährt Adresse und Titel jeder Seite, die Sie öffnen, woher Sie kamen, Ihren Browser, Ihre Sprache, Ihren Bildschirm und Ihr Land, außerdem, dass Sie über einen Link Kontakt aufgenommen, ein Formular gesendet oder in der Angebotsanfrage einen Schritt gemacht haben, ohne Ihre Worte. Aus Ihrer IP-Adresse macht es einen Code, der jeden Monat wechselt und sich nicht zurückrechnen lässt. Möchten Sie nicht gezählt werden, kreuzen Sie unten „${countingWords.not}“ an, oder sperren Sie ${host.name} in Ihrem Browser: Sonst ändert sich nichts.`,
    host.isOwn
      ? undefined
      : [
          "Umami zählt unsere Besuche. Siehe ",
          { text: "Datenschutzerklärung von Umami", href: "https://umami.is/privacy" },
          ".",
        ],
  );

/** The policy of a site with Google's tag, which sets cookies and asks first. */
export function policyWithGoogle(words: LegalDocument): LegalDocument {
  const told = withCollected(
    words,
    "Wenn Sie es zulassen, misst das Google-Tag Ihren Besuch, damit wir sehen, welche Seiten und Anzeigen zu Anfragen führen: die Seiten, die Sie öffnen, die Seite oder Anzeige, von der Sie kamen, Ihren Browser, Ihr Gerät und ungefähr Ihren Ort, außerdem, dass Sie über einen Link Kontakt aufgenommen, ein Formular gesendet oder die Angebotsanfrage fortgesetzt haben, aber keine Ihrer Angaben. Ohne Ihre Einwilligung wird nichts davon geladen.",
    [
      "Wenn Sie das Messen zulassen, erhält Google, was sein Tag misst, und darf es für eigene Zwecke verwenden. Siehe ",
      {
        text: "wie Google Informationen von Websites wie dieser verwendet",
        href: "https://policies.google.com/technologies/partner-sites",
      },
      ".",
    ],
  );
  return withSection(told, "cookies", () => [
    `Wenn Sie es zulassen, setzt das Google-Tag für diese Website die folgenden Cookies, vorher keine. Sie können Ihre Einwilligung jederzeit widerrufen: Drücken Sie am Ende einer Seite auf „${consentWords.settings}“ und dann auf „${consentWords.refuse}“. Die Cookies werden gelöscht, und es wird nichts mehr gesendet.`,
    {
      kind: "definitions",
      items: [
        { term: "_ga und _ga_…", text: "2 Jahre; erkennen Ihren Browser und einen Besuch wieder" },
        {
          term: "_gcl_…",
          text: "90 Tage, eines davon im Speicher des Browsers; von welcher Anzeige Sie kamen",
        },
      ],
    },
  ]);
}
