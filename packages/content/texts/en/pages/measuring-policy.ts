import { type LegalDocument, withCollected, withSection } from "@kolam/content/model/types/legal";
import { consentWords, countingWords } from "../measuring.ts";

/*
 * What the privacy policy says of each tag that the owner can configure: what it stores, what it
 * learns, who gets it, and how a visitor withdraws. A site without a tag says none of it. Have a
 * lawyer check what yours says.
 */

/** Where a tag without cookies runs. */
export interface TagHost {
  /** The name of the host that serves its script. */
  readonly name: string;
  /** Whether the owner runs it, so that no other company learns of the visits. */
  readonly isOwn: boolean;
}

/** The policy of a site that counts visits with Plausible. */
export const policyWithPlausible = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `We count visits with Plausible${host.isOwn ? ", on a server of our own" : ""}, to see what brings people here and what helps them. It sets no cookies and stores nothing on your device. It learns the address of each page you open and of the page you came from, your browser, kind of device and country, and that you used a link to reach us, sent a form or went on in the quote request, but not what you wrote. To tell the visits of one day apart it makes a code from your network address, which it does not keep. If you would rather not be counted, tick “${countingWords.not}” below, or block ${host.name} in your browser: the site works without it.`,
    host.isOwn
      ? undefined
      : [
          "Plausible counts our visits on servers in the European Union. See ",
          { text: "Plausible’s data policy", href: "https://plausible.io/data-policy" },
          ".",
        ],
  );

/** The policy of a site that counts visits with Umami. */
export const policyWithUmami = (words: LegalDocument, host: TagHost): LegalDocument =>
  withCollected(
    words,
    `We count visits with Umami${host.isOwn ? ", on a server of our own" : ""}, to learn which pages people need and how they find them. It sets no cookies and keeps nothing on your device. It is told the address and title of each page you open, where you came from, your browser, language, screen and country, and that you used a link to reach us, sent a form or took a step in the quote request, without your words. It turns your network address into a code that changes every month and cannot be turned back. To be left out, tick “${countingWords.not}” below, or block ${host.name} in your browser: nothing else changes.`,
    host.isOwn
      ? undefined
      : [
          "Umami counts our visits. See ",
          { text: "Umami’s privacy policy", href: "https://umami.is/privacy" },
          ".",
        ],
  );

/** The policy of a site with Google's tag, which sets cookies and asks first. */
export function policyWithGoogle(words: LegalDocument): LegalDocument {
  const told = withCollected(
    words,
    "If you allow it, Google’s tag measures your visit, to tell us which pages and advertisements lead to enquiries: the pages you open, the page or advertisement you came from, your browser, device and rough location, and that you used a link to reach us, sent a form or went on in the quote request, but none of your answers. Without your permission nothing of it is loaded.",
    [
      "If you allow measuring, Google receives what its tag measures and may use it for purposes of its own. See ",
      {
        text: "how Google uses information from sites like ours",
        href: "https://policies.google.com/technologies/partner-sites",
      },
      ".",
    ],
  );
  return withSection(told, "cookies", () => [
    `If you allow it, Google’s tag sets the cookies below for this site, and none before. You can take your permission back at any time: press “${consentWords.settings}” at the foot of any page and then “${consentWords.refuse}”. The cookies are removed, and nothing more is sent.`,
    {
      kind: "definitions",
      items: [
        { term: "_ga and _ga_…", text: "2 years; recognise your browser and a visit" },
        {
          term: "_gcl_…",
          text: "90 days, one of them in the browser’s storage; which advertisement you came from",
        },
      ],
    },
  ]);
}
