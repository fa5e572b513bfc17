import { advertises, type TagConfig } from "../../src/measuring/tag-config.ts";

/** What a tag adds to the directives of the policy. */
export interface TagSources {
  readonly "script-src": readonly string[];
  readonly "connect-src": readonly string[];
  readonly "img-src": readonly string[];
  readonly "frame-src": readonly string[];
  /**
   * The names of the Trusted Types policies for the address of its script, and of those that it
   * creates itself.
   */
  readonly "trusted-types": readonly string[];
}

const none: TagSources = {
  "script-src": [],
  "connect-src": [],
  "img-src": [],
  "frame-src": [],
  "trusted-types": [],
};

/** The policy of `src/browser/trusted-script.ts` for the tag. */
const loader = "site-tag";

const manager = "https://www.googletagmanager.com";

/**
 * Google's hosts, as https://developers.google.com/tag-platform/security/guides/csp lists them for
 * Google Analytics and for Google Ads. Left out are Google's country domains, of which it has about
 * 190.
 */
const analytics: TagSources = {
  ...none,
  "script-src": [manager],
  "connect-src": [manager, "https://*.google-analytics.com", "https://*.analytics.google.com"],
  "img-src": [manager, "https://*.google-analytics.com"],
};

const adHosts = [
  "https://www.google.com",
  "https://www.googleadservices.com",
  "https://googleads.g.doubleclick.net",
  "https://pagead2.googlesyndication.com",
];

const advertising: TagSources = {
  ...none,
  "script-src": [manager, ...adHosts],
  "connect-src": [manager, ...adHosts, "https://google.com", "https://ad.doubleclick.net"],
  "img-src": [manager, ...adHosts, "https://google.com"],
  "frame-src": [manager],
};

function union(lists: readonly TagSources[]): TagSources {
  const all = (name: keyof TagSources) => [...new Set(lists.flatMap((list) => list[name]))];
  return {
    "script-src": all("script-src"),
    "connect-src": all("connect-src"),
    "img-src": all("img-src"),
    "frame-src": all("frame-src"),
    // gtag.js creates this policy, once for each script of Google's that is loaded.
    "trusted-types": [loader, "goog#html", "'allow-duplicates'"],
  };
}

/** What the policy must allow for the tag: its hosts and no others, and without a tag nothing. */
export function tagSources(tag: TagConfig | undefined): TagSources {
  if (!tag) return none;
  if (tag.kind === "google") {
    const analyses = !tag.id.startsWith("AW-");
    return union([...(analyses ? [analytics] : []), ...(advertises(tag) ? [advertising] : [])]);
  }
  return {
    ...none,
    "script-src": [tag.origin],
    "connect-src": [tag.kind === "umami" ? tag.collector : tag.origin],
    "trusted-types": [loader],
  };
}
