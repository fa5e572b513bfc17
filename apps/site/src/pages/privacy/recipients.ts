import type { RichText } from "@kolam/content/model/basics/links";
import { spelled } from "@kolam/content/model/company/company-details";
import { profile } from "@kolam/content/model/law/company-law";
import { sayDays } from "@kolam/content/model/law/durations";
import type { Processor } from "@kolam/content/model/law/law-facts";
import type { NamedProcessor } from "@kolam/content/model/law/law-words";
import { sameLaw } from "@kolam/content/model/law/profiles";
import type { LegalDocument } from "@kolam/content/model/types/legal";
import { company } from "@site/facts/company";
import { law } from "@site/facts/law";
import { recipientWords } from "@site/texts/law/recipients";
import { photos as stockPhotos } from "@site/words/photos";
import type { SiteConfig } from "../../../config/site-config.ts";

/** Somebody who receives something of a visitor. */
export interface Recipient {
  readonly id: string;
  /** What the privacy policy says; nothing where another of its sections does. */
  readonly words?: RichText;
}

/**
 * What only some settings bring. The page names it where the build knows that it is there, so that
 * other sites have none of its words.
 */
export interface OptionalParts {
  /** The policy with what the owner's tag learns. */
  readonly withTag?: ((words: LegalDocument) => LegalDocument) | undefined;
  readonly captcha?: RichText | undefined;
  /** What pages report of faults. */
  readonly reports?: string | undefined;
  /** The services whose frames pages can show. */
  readonly frames: readonly Recipient[];
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
  const text = spelled(name);
  return {
    name: privacy ? { text, href: privacy } : text,
    place: ` (${countries.of(countryCode) ?? countryCode})`,
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

/**
 * Everybody besides the company who receives what visitors send or do, once each: the one list of
 * which the privacy policy is made, and against which a test holds the security policy.
 */
export function recipientsOf(
  { mail, photoHost, tag }: SiteConfig,
  { captcha, frames }: OptionalParts,
): readonly Recipient[] {
  const photos = hostOf(photoHost);
  const all: readonly (Recipient | false | undefined)[] = [
    law.host && {
      id: "host",
      words: recipientWords.host(named(law.host), sayDays(law.host.logDays)),
    },
    { id: "mail", words: mailWords(hostOf(mail.endpoint)) },
    ...(law.alsoTo ?? []).map((one) => ({
      id: `also:${spelled(one.name)}`,
      words: recipientWords.alsoTo(named(one)),
    })),
    Object.keys(stockPhotos).length > 0 && {
      id: "photos",
      words: recipientWords.photos(
        photos === "images.unsplash.com"
          ? named(unsplash)
          : { name: photos, place: "", safeguard: "" },
      ),
    },
    company.chat && { id: "chat", words: recipientWords.chat(company.chat.app) },
    captcha !== undefined && { id: "captcha", words: captcha },
    // What a tag learns is a paragraph of its own: see `measuring-policy.ts`.
    tag && { id: `tag:${tag.kind}` },
    ...frames,
  ];
  return all.filter((one): one is Recipient => Boolean(one));
}
