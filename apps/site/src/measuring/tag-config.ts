import type { ConsentKind } from "../consent/consent.ts";

/** Whether Google's tag may report to its advertisements: a `GT-` tag may send to both. */
export const advertises = (tag: TagConfig | null): boolean =>
  tag?.kind === "google" && (tag.conversion !== undefined || !tag.id.startsWith("G-"));

/** What visitors are asked about before a tag is loaded; nothing for one without cookies. */
export function asksAbout(tag: TagConfig | null): readonly ConsentKind[] {
  if (tag?.kind !== "google") return [];
  const counts = !tag.id.startsWith("AW-");
  return [
    ...(counts ? (["counting"] as const) : []),
    ...(advertises(tag) ? (["ads"] as const) : []),
  ];
}

/** The tag that measures visits, as the owner chose it. Everything in it is public. */
export type TagConfig =
  | {
      readonly kind: "plausible";
      /** The site's domain in Plausible, or the name of its own script, `pa-…`. */
      readonly id: string;
      /** Origin that serves the script and takes the events. */
      readonly origin: string;
    }
  | {
      readonly kind: "umami";
      /** The website's id in Umami, a UUID. */
      readonly id: string;
      /** Origin that serves the script. */
      readonly origin: string;
      /** Origin that takes the events. Umami Cloud has another one for them than for its script. */
      readonly collector: string;
    }
  | {
      readonly kind: "google";
      /** The Google tag's id: `G-…`, `GT-…` or `AW-…`. */
      readonly id: string;
      /** The conversion that phone and chat links report to Google Ads: `AW-…/…`. */
      readonly conversion?: string;
    };

/** One of the tags there is an adapter for. */
export type TagKind = TagConfig["kind"];

/** The tags there are adapters for. */
export const tagKinds = ["plausible", "umami", "google"] as const satisfies readonly TagKind[];

/** The settings of the tag as they are written, empty where they are missing. */
export interface TagSettings {
  readonly kind: string;
  readonly id: string;
  /** An origin, or empty for the provider's own. */
  readonly host: string;
  readonly conversion: string;
}

const plausibleCloud = "https://plausible.io";
const umamiCloud = { origin: "https://cloud.umami.is", collector: "https://gateway.umami.is" };

const ids: Readonly<Record<TagKind, { readonly pattern: RegExp; readonly looksLike: string }>> = {
  plausible: {
    pattern: /^(?:pa-[\w-]{6,64}|(?:[a-z\d-]+\.)+[a-z]{2,})$/,
    looksLike: "the domain you added in Plausible, such as agency.example, or pa-… from its script",
  },
  umami: {
    pattern: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/,
    looksLike: "the website's id in Umami, such as 0f3c9a52-7d1e-4b60-9c8f-2a64d07b1e35",
  },
  google: {
    pattern: /^(?:G|GT|AW)-[A-Z\d]{4,20}$/,
    looksLike: "the Google tag's id, such as G-ABC123DEF4 or AW-123456789",
  },
};

function kindOf(value: string, fail: (message: string) => never): TagKind {
  const kind = tagKinds.find((known) => known === value);
  return (
    kind ?? fail(`TAG is "${value}". Give ${tagKinds.join(", ")}, or leave it empty for none.`)
  );
}

/**
 * The tag's configuration; `undefined` without a tag.
 * @param fail throws an error with a message for the owner
 */
export function readTag(
  { kind: name, id, host, conversion }: TagSettings,
  fail: (message: string) => never,
): TagConfig | undefined {
  if (!name) {
    const lone = Object.entries({ TAG_ID: id, TAG_HOST: host, TAG_CONVERSION: conversion }).find(
      ([, value]) => value,
    );
    return lone && fail(`${lone[0]} is set, but TAG is not. Set TAG to ${tagKinds.join(", ")}.`);
  }
  const kind = kindOf(name, fail);
  const { pattern, looksLike } = ids[kind];
  if (!pattern.test(id)) fail(`TAG_ID is "${id}". For ${kind} it is ${looksLike}.`);
  if (kind === "google") {
    if (host) fail("TAG_HOST is set, but Google's tag has its own hosts. Leave it empty.");
    if (!conversion) return { kind, id };
    if (!/^AW-\d+\/[\w-]+$/.test(conversion)) {
      fail(
        `TAG_CONVERSION is "${conversion}". It is the conversion's send_to in Google Ads, such as AW-123456789/AbC-D_efG.`,
      );
    }
    return { kind, id, conversion };
  }
  if (conversion)
    fail(`TAG_CONVERSION is set, but only Google's tag has conversions, not ${kind}.`);
  if (kind === "plausible") return { kind, id, origin: host || plausibleCloud };
  return host && host !== umamiCloud.origin
    ? { kind, id, origin: host, collector: host }
    : { kind, id, ...umamiCloud };
}

/**
 * The host of a tag without cookies, and whether it is the owner's instead of the provider's.
 * `undefined` without a tag, or for one that has its own hosts.
 */
export function tagHost(
  tag: TagConfig | null,
): { readonly name: string; readonly isOwn: boolean } | undefined {
  if (!tag || tag.kind === "google") return undefined;
  const isOwn = tag.origin !== plausibleCloud && tag.origin !== umamiCloud.origin;
  return { name: new URL(tag.origin).host, isOwn };
}
