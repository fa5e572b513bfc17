interface Policy {
  createScriptURL(url: string): string;
}

/** What we use of the browser's Trusted Types; absent where it has none. */
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new Map<string, Policy>();

/**
 * The address of a script or a worker in the form that a page with Trusted Types asks for.
 * @param name the name of a policy that the site's security policy allows. The policy lets only
 * this address through.
 */
export function trustedScript(name: string, url: string): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  if (!trustedTypes) return url;
  const policy =
    policies.get(name) ??
    trustedTypes.createPolicy(name, {
      createScriptURL: (wanted) => {
        if (wanted !== url) throw new TypeError(`Not the script of ${name}: ${wanted}`);
        return wanted;
      },
    });
  policies.set(name, policy);
  return policy.createScriptURL(url);
}
