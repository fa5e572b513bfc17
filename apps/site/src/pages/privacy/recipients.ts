import type { RichText } from "@kolam/content/model/basics/links";
import { profile } from "@kolam/content/model/law/company-law";
import { sayDays } from "@kolam/content/model/law/durations";
import type { Processor } from "@kolam/content/model/law/law-facts";
import type { NamedProcessor } from "@kolam/content/model/law/law-words";
import { sameLaw } from "@kolam/content/model/law/profiles";
import { type EmbedServiceId, embedServices } from "@kolam/content/model/media/embed-services";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { captchaWords } from "@site/texts/forms/captcha";
import { recipientWords } from "@site/texts/law/recipients";
import { embedWords } from "@site/texts/media";
import { photos } from "@site/words/photos";
import type { SiteConfig } from "../../../config/site-config.ts";

/** Somebody who receives something of a visitor. */
export interface Recipient {
  readonly id: string;
  /**
   * The hosts from which pages load something or to which they send: those of the security policy
   * besides the site's own. A name after `*.` stands for its subdomains too.
   */
  readonly hosts: readonly string[];
  /** What the privacy policy says; nothing where another of its sections does. */
  readonly words?: RichText;
}

/** Unsplash Inc., Montreal, as https://unsplash.com/privacy names it. */
const unsplash: Processor = {
  name: "Unsplash Inc.",
  countryCode: "CA",
  privacy: "https://unsplash.com/privacy",
  safeguard: "adequacy",
};

const countries = new Intl.DisplayNames(company.language, { type: "region" });

/** A company as the policy names it. */
function named({ name, countryCode, privacy, safeguard }: Processor): NamedProcessor {
  // Only these laws ask for a reason.
  const isBound = ["EU", "GB", "CH"].includes(profile.jurisdiction);
  const isNear = !isBound || sameLaw(company.address.countryCode, countryCode);
  return {
    name: privacy ? { text: name, href: privacy } : name,
    country: countries.of(countryCode) ?? countryCode,
    safeguard: isNear ? "" : recipientWords.safeguards[safeguard ?? "unsaid"],
  };
}

const hostOf = (address: string) => new URL(address).hostname;

/** Whether a mail service is the company's own: on its domain or on this machine. */
const isOwnMailbox = (host: string) =>
  host === company.domain ||
  host.endsWith(`.${company.domain}`) ||
  /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(host);

function mailWords(host: string): RichText {
  if (law.mailService) return recipientWords.mailService(named(law.mailService));
  return isOwnMailbox(host) ? recipientWords.ownMailbox : recipientWords.unnamedService(host);
}

/** Google's hosts for counting and for advertisements. */
const googleHosts = [
  "*.googletagmanager.com",
  "*.google-analytics.com",
  "*.analytics.google.com",
  "*.google.com",
  "*.googleadservices.com",
  "*.doubleclick.net",
  "*.googlesyndication.com",
];

/**
 * Everybody besides the company who receives what visitors send or do, once each: the one list of
 * which the privacy policy is made, and against which a test holds the security policy.
 */
export function recipientsOf(
  config: SiteConfig,
  frames: readonly EmbedServiceId[],
): readonly Recipient[] {
  const { tag, captcha } = config;
  const mailHost = hostOf(config.mail.endpoint);
  const photoHost = hostOf(config.photoHost);
  const isUnsplash = photoHost === "images.unsplash.com";
  return [
    ...(law.host
      ? [
          {
            id: "host",
            hosts: [],
            words: recipientWords.host(named(law.host), sayDays(law.host.logDays)),
          },
        ]
      : []),
    { id: "mail", hosts: [mailHost], words: mailWords(mailHost) },
    ...(law.alsoTo ?? []).map((one) => ({
      id: `also:${one.name}`,
      hosts: [],
      words: recipientWords.alsoTo(named(one)),
    })),
    ...(Object.keys(photos).length > 0
      ? [
          {
            id: "photos",
            hosts: [photoHost],
            words: recipientWords.photos(
              isUnsplash ? named(unsplash) : { name: photoHost, country: "", safeguard: "" },
            ),
          },
        ]
      : []),
    ...(company.chat
      ? [{ id: "chat", hosts: [], words: recipientWords.chat(company.chat.app) }]
      : []),
    ...(captcha
      ? [{ id: "captcha", hosts: ["*.hcaptcha.com"], words: captchaWords.thirdParty }]
      : []),
    // What a tag learns is a paragraph of its own: see `measuring-policy.ts`.
    ...(tag
      ? [
          {
            id: `tag:${tag.kind}`,
            hosts:
              tag.kind === "google"
                ? googleHosts
                : [hostOf(tag.origin), ...(tag.kind === "umami" ? [hostOf(tag.collector)] : [])],
          },
        ]
      : []),
    ...frames.map((id) => ({
      id: `frames:${id}`,
      hosts: [hostOf(embedServices[id].origin)],
      words: embedWords.thirdParty(embedServices[id]),
    })),
  ];
}
