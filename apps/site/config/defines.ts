import { mediaInUse } from "@kolam/content/media-in-use";
import { site } from "@kolam/resolve/current";
import { consentVersion } from "./consent-version.ts";
import { languageLinks } from "./languages.ts";
import { loadSiteConfig } from "./site-config.ts";
import { storagePrefix } from "./storage-prefix.ts";

/** The constants that the build writes into the site's code; declared where they are used. */
export function siteDefines(command: "build" | "serve"): Record<string, string> {
  const config = loadSiteConfig();
  const { services, inText } = mediaInUse();
  return {
    __STORAGE__: JSON.stringify(storagePrefix),
    __SITE_CONFIG__: JSON.stringify(config),
    // A literal, so that a site at the root of a host has no code for it.
    __BASE__: JSON.stringify(config.base),
    // A separate literal, so that a build without a captcha leaves out the captcha's code.
    __CAPTCHA_SITE_KEY__: JSON.stringify(config.captcha?.siteKey ?? ""),
    // So does a site that audits only what is pasted.
    __AUDIT_ENDPOINT__: JSON.stringify(config.audit?.endpoint ?? ""),
    // Another question, or another tag, is asked about again.
    __CONSENT_VERSION__: JSON.stringify(consentVersion(config.tag)),
    // Literals too, so that a build without a tag leaves out all that measures.
    __TAG_KIND__: JSON.stringify(config.tag?.kind ?? ""),
    __TAG__: JSON.stringify(config.tag ?? null),
    // And one that reports nothing has none of the code that does.
    __REPORTS__: JSON.stringify(config.reports ?? ""),
    // Literals as well, so that a site without frames and films has none of their code.
    __EMBEDS__: JSON.stringify(services.length > 0 ? services : null),
    __MEDIA__: JSON.stringify(inText || command === "serve"),
    // So does a site in one language, which has no links to others.
    __LANGUAGES__: JSON.stringify(languageLinks(config)),
    // And a site for the public has none of what a preview says.
    __PREVIEW__: JSON.stringify(config.preview ?? null),
    // Only an example says that it is one.
    __EXAMPLE__: JSON.stringify(site.settings.example === true),
    __BUILD_YEAR__: JSON.stringify(new Date().getFullYear()),
  };
}
