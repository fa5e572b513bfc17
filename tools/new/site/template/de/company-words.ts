import { chatWith } from "@kolam/content/model/company/chat";
import { company } from "@site/facts/company";

/** Was überall über das Unternehmen steht. */
export const companyWords = {
  /** In den Daten für Suchmaschinen. */
  tagline: "[Replace] Was Sie tun, in wenigen Worten.",
  /** In den Daten für Suchmaschinen, in `llms.txt` und im Web-Manifest. */
  description: `[Replace] Wer Sie sind, was Sie tun und für wen, in zwei Sätzen. ${company.name} sitzt in ${company.city}.`,
  /** Unter dem Logo im Fuß der Seite. */
  pitch: "[Replace] Was Sie tun und wo, in einem Satz.",
} as const;

/** Der Link zum Chat, falls es einen gibt, mit einer Nachricht, die man noch ändern kann. */
export const chat = chatWith(
  `Guten Tag ${company.name}, ich habe Sie über Ihre Website gefunden und eine Frage.`,
);
