/** A text and the place where it is said: an element, a key of data, a file. */
export interface Said {
  readonly at: string;
  readonly text: string;
}

interface Exemption {
  readonly why: string;
  /** Where. Default: everywhere. */
  readonly at?: RegExp;
  /** What. Default: the whole text. */
  readonly text?: RegExp;
}

/** Everything that is not said by the content, and why. */
const exemptions: readonly Exemption[] = [
  { why: "Addresses are no words.", text: /https?:\/\/[^\s)]+|[\w.-]+@[\w.-]+\w/g },
  { why: "Names of formats.", text: /\((?:RSS|Atom|JSON Feed)\)/ },
  {
    why: "llmstxt.org reserves this heading.",
    at: /llms\.(?:txt|ts)$/,
    text: /^(?:## )?Optional$/,
  },
  { why: "The syntax of robots.txt.", text: /^(?:User-agent|Allow|Disallow|Sitemap): \S*$/ },
  {
    why: "Codes in meta elements.",
    at: /^meta (?:viewport|robots|theme-color|twitter:(?:card|image)|og:(?:type|url|image|image:type|locale|locale:alternate)|article:(?:published|modified)_time)$/,
  },
  {
    why: "Codes in structured data, feeds and the web manifest.",
    at: / (?:@(?:type|id|context)|inLanguage|language|lang|dir|\w*(?:[cC]ode|Currency)|addressCountry|timeRequired|dayOfWeek|version|sizes|type|purpose|display|src|\w*_color|\w*_?date\w*|validThrough)$/,
  },
  { why: "The mails’ labels follow in “Mail that arrives”.", at: /forms\/contract\/message\.ts$/ },
  { why: "The mailbox’s pages follow in “Mail that arrives”.", at: /^apps\/mailbox\// },
  {
    why: "The audit’s texts follow in “The real audit”.",
    at: /^packages\/seo-audit\/|\/analyzer\/audit-|\/seo-analyzer\/audit\//,
  },
  {
    why: "Said to the owner who builds, or to designers in Storybook.",
    at: /measuring\/tag-config\.ts$|\/vite\/|\/storybook\/|sending\/send\.ts$/,
  },
  { why: "Names of events in the owner’s statistics.", at: /measuring\/plausible\.ts$/ },
  { why: "Said in the console.", at: /use-mail-form\.ts$/, text: / form was not sent:/ },
  { why: "What browsers say.", at: /reload-once\.ts$/ },
  { why: "Types of schema.org.", at: /structured-data\// },
  { why: "Names of typefaces and drawings.", at: /brand\/(?:fonts|drawings)\.ts$/ },
  {
    why: "Markup, styles and scripts.",
    text: /<[\s\S]*|^"[\s\S]*|^use client$|^not all$|^main h1$|^nofollow noopener$|^xMidYMin slice$|^try\{[\s\S]*/,
  },
  {
    why: "Keys, headers and states in code.",
    text: /^(?:Escape|Home|End|Location|Missing|Artefact|on request)$/,
  },
];

/** The texts that neither the content nor an exemption accounts for, each with its place. */
export const unaccounted = (texts: readonly Said[]): string[] =>
  texts
    .filter(({ at, text }) => {
      const rest = exemptions
        .filter((each) => each.at?.test(at) ?? true)
        .reduce((left, each) => (each.text ? left.replace(each.text, "") : ""), text);
      return /[A-Za-z]/.test(rest);
    })
    .map(({ at, text }) => `${at}: ${text}`);
