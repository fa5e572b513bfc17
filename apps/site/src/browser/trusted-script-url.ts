/** What we use of the browser's Trusted Types; absent where it has none. */
export interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ): { createScriptURL: (url: string) => string };
}

/** The name the site's policy allows; see `build/hosting/security-policy.ts`. */
const policyName = "site";

function allow(url: string): string {
  const { origin } = new URL(url, location.href);
  if (origin !== location.origin) throw new TypeError(`Not a script of this site: ${url}`);
  return url;
}

let policy: { createScriptURL: (url: string) => string } | undefined;

/**
 * The address of one of our own workers in the form that a page with Trusted Types asks for.
 * @throws TypeError for an address outside this site
 */
export function trustedScriptUrl(url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  policy ??= trustedTypes?.createPolicy(policyName, { createScriptURL: allow });
  return policy ? policy.createScriptURL(url) : allow(url);
}
