import { plainText } from "@kolam/content/model/basics/links";
import { profileOf } from "@kolam/content/model/law/profiles";
import { keptThings, storage } from "@kolam/content/model/law/storage";
import { type EmbedServiceId, embedServices } from "@kolam/content/model/media/embed-services";
import type { LegalBlock, LegalDocument } from "@kolam/content/model/types/legal";
import { captchaWords } from "@site/texts/forms/captcha";
import { reportWords } from "@site/texts/law/promises";
import { storageWords } from "@site/texts/law/storage";
import { embedWords } from "@site/texts/media";
import { policyWithGoogle } from "@site/texts/pages/measuring-policy";
import { afterEach, describe, expect, it, vi } from "vitest";
import { pagePolicy } from "../../../build/policy/security-policy.ts";
import { readSiteConfig, type SiteConfig } from "../../../config/site-config.ts";
import { policyOf } from "./policy.ts";
import { type OptionalParts, recipientsOf } from "./recipients.ts";

const settings = {
  plain: {},
  "with a captcha": { CAPTCHA_SITE_KEY: "10000000-ffff-ffff-ffff-000000000001" },
  "with Google’s tag for visits and ads": {
    TAG: "google",
    TAG_ID: "G-ABCDEFGH12",
    TAG_CONVERSION: "AW-123456789/AbC-D_efG-h12",
  },
  "with Plausible": { TAG: "plausible", TAG_ID: "agency.example" },
  "with Umami": { TAG: "umami", TAG_ID: "b59e9c65-ae32-47f1-8400-119fcf4861c4" },
  "with a service for mail": { MAIL_ENDPOINT: "https://api.mails.example/submit" },
} as const;

const frames: readonly EmbedServiceId[] = ["youtube", "openstreetmap"];

/** The hosts of others in a security policy. */
const hostsIn = (policy: string) => [
  ...new Set([...policy.matchAll(/https?:\/\/([\w.*-]+)/g)].map(([, host = ""]) => host)),
];

/** Whether a name of the list stands for a host. */
const covers = (name: string, host: string) =>
  name === host ||
  (name.startsWith("*.") && (host === name.slice(2) || host.endsWith(name.slice(1))));

const textOf = (block: LegalBlock): string => {
  if (typeof block === "string" || !("kind" in block)) return plainText(block);
  if (block.kind === "list") return block.items.map(plainText).join("\n");
  if (block.kind === "table") return block.rows.map((row) => row.join(" | ")).join("\n");
  return block.items.map(({ term, text }) => `${term}: ${text}`).join("\n");
};
const sectionOf = ({ sections }: LegalDocument, id: string) =>
  sections
    .find((section) => section.id === id)
    ?.blocks.map(textOf)
    .join("\n") ?? "";

/** The hosts of each recipient that the security policy lets pages ask. */
const hostsOf = ({
  mail,
  photoHost,
  tag,
}: SiteConfig): Readonly<Record<string, readonly string[]>> => ({
  mail: [new URL(mail.endpoint).hostname],
  photos: [new URL(photoHost).hostname],
  captcha: ["*.hcaptcha.com"],
  "tag:google": [
    "*.googletagmanager.com",
    "*.google-analytics.com",
    "*.analytics.google.com",
    "*.google.com",
    "*.googleadservices.com",
    "*.doubleclick.net",
    "*.googlesyndication.com",
  ],
  "tag:plausible": tag && "origin" in tag ? [new URL(tag.origin).hostname] : [],
  "tag:umami":
    tag?.kind === "umami" ? [tag.origin, tag.collector].map((one) => new URL(one).hostname) : [],
  ...Object.fromEntries(
    frames.map((id) => [`frames:${id}`, [new URL(embedServices[id].origin).hostname]]),
  ),
});

const partsFor = (config: SiteConfig, shown = frames): OptionalParts => ({
  withTag: config.tag?.kind === "google" ? policyWithGoogle : undefined,
  captcha: config.captcha ? captchaWords.thirdParty : undefined,
  reports: config.reports ? reportWords : undefined,
  frames: shown.map((id) => ({
    id: `frames:${id}`,
    words: embedWords.thirdParty(embedServices[id]),
  })),
});

it("says what pages report of faults, where they do", () => {
  for (const VISITOR_REPORTS of ["0", "1"]) {
    const config = readSiteConfig({ VISITOR_REPORTS });
    const collected = sectionOf(policyOf(config, partsFor(config)), "information-collected");
    expect(collected.includes(reportWords)).toBe(VISITOR_REPORTS === "1");
  }
});

it("names a company as this language spells it", () => {
  const config = readSiteConfig({});
  const told = sectionOf(policyOf(config, partsFor(config)), "third-parties");
  for (const name of ["Harbour Hosting", "Chatroom"]) expect(told).toContain(name);
});

describe.each(Object.entries(settings))("a site %s", (_, env) => {
  const config = readSiteConfig(env);
  const shown = frames.map((id) => embedServices[id].origin);
  const hosts = hostsIn(pagePolicy(config, [], { frames: shown, film: false }));
  const all = recipientsOf(config, partsFor(config));
  const known = hostsOf(config);

  it("names everybody whom its pages may ask for something", () => {
    for (const host of hosts) {
      const named = all.some(({ id }) => known[id]?.some((name) => covers(name, host)));
      expect(named, host).toBe(true);
    }
  });

  it("names nobody else whom pages could ask", () => {
    for (const { id } of all.filter((one) => known[one.id])) {
      const asked = known[id]?.some((name) => hosts.some((host) => covers(name, host)));
      expect(asked, id).toBe(true);
    }
  });

  it("says so on the page", () => {
    const told = sectionOf(policyOf(config, partsFor(config)), "third-parties");
    for (const { id, words } of all) if (words) expect(told, id).toContain(plainText(words));
  });
});

describe("the table of storage", () => {
  it("has a row for each thing that a site with these settings keeps, and for no other", () => {
    for (const wishes of [
      { question: false, frames: false },
      { question: true, frames: true },
    ]) {
      const config = readSiteConfig(
        wishes.question ? settings["with Google’s tag for visits and ads"] : {},
      );
      const told = sectionOf(
        policyOf(config, partsFor(config, wishes.frames ? frames : [])),
        "cookies",
      );
      const kept = keptThings(wishes);
      for (const thing of Object.keys(storage) as (keyof typeof storage)[]) {
        expect(told.includes(storageWords.things[thing].what), thing).toBe(kept.includes(thing));
      }
    }
  });
});

describe("the policy of a company", () => {
  afterEach(() => {
    vi.doUnmock("@kolam/content/model/law/company-law");
    vi.doUnmock("@site/facts/law");
    vi.resetModules();
  });

  const policyIn = async (countryCode: string) => {
    vi.resetModules();
    vi.doMock("@kolam/content/model/law/company-law", async (original) => ({
      ...(await original<object>()),
      profile: profileOf(countryCode),
      legalName: "Agency Ltd",
    }));
    const { policyOf: composed } = await import("./policy.ts");
    return composed(readSiteConfig({}), { frames: [] });
  };

  it.each([
    ["DE", ["Article 6(1)(b) GDPR", "article 21 GDPR", "Agency Ltd"]],
    ["GB", ["Article 6(1)(f) UK GDPR", "164A", "Information Commissioner", "within 30 days"]],
    ["CH", ["articles 25, 28 and 32", "Federal Data Protection", "Agency Ltd"]],
    ["IN", ["grievance officer", "within one month", "Data Protection Board of India"]],
  ])("says in %s what its law wants", async (code, wanted) => {
    const text = JSON.stringify(await policyIn(code));
    for (const words of wanted) expect(text).toContain(words);
  });

  it("sets the right to object apart, after the other rights", async () => {
    const ids = (await policyIn("GB")).sections.map(({ id }) => id);
    expect(ids[ids.indexOf("your-rights") + 1]).toBe("right-to-object");
    expect(ids[0]).toBe("controller");
  });

  it("says nothing of the laws of others", async () => {
    const text = JSON.stringify(await policyIn("BH"));
    expect(text).not.toMatch(/GDPR|grievance|164A/i);
  });

  it("claims no measure that its owner has not named", async () => {
    vi.resetModules();
    vi.doMock("@site/facts/law", () => ({ law: {} }));
    const { policyOf: composed } = await import("./policy.ts");
    const text = JSON.stringify(composed(readSiteConfig({}), { frames: [] }));
    const { securityWords } = await import("@site/texts/law/promises");
    for (const words of Object.values(securityWords.measures)) expect(text).not.toContain(words);
  });
});
