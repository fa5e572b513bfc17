import { createHash } from "node:crypto";
import { consentWords } from "@site/first-texts/measuring";
import type { SiteConfig } from "./site-config.ts";

/** What a visitor's answer is an answer to: the question in the first language, and the tag. */
export function consentVersion(tag: SiteConfig["tag"]): string {
  const { title, text, textWithoutAds, kinds } = consentWords;
  return createHash("sha256")
    .update(JSON.stringify([tag, title, text, textWithoutAds, kinds]))
    .digest("base64url")
    .slice(0, 12);
}
