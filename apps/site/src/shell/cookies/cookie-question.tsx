import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { consentWords } from "@site/texts/measuring";
import { lazy, Suspense, useEffect, useState } from "react";
import { base } from "../../base.ts";
import { retryImport } from "../../browser/retry-import.ts";
import { whenIdle } from "../../browser/when-idle.ts";
import { onAskAgain, onConsent, savedConsent } from "../../consent/consent.ts";

// Both without side effects, so that a build that asks nothing leaves the banner out.
const importBanner = /* @__PURE__ */ retryImport(() => import("./cookie-banner.tsx"));
const CookieBanner = /* @__PURE__ */ lazy(async () => ({
  default: (await importBanner()).CookieBanner,
}));

/**
 * Asks for the visitor's consent to a tag that sets cookies, once, when the page is hydrated and
 * idle, and again on request. The banner is fetched when there is something to ask.
 */
export function CookieQuestion() {
  const [asking, setAsking] = useState<{ readonly again: boolean; readonly time: number }>();

  useEffect(() => {
    const ask = (again: boolean) =>
      importBanner().then(() => setAsking({ again, time: performance.now() }));
    onConsent("measuring", () => setAsking(undefined));
    onAskAgain(() => {
      // If the banner cannot be fetched, the policy says how to remove the cookies.
      ask(true).catch(() => location.assign(base + consentWords.more.href));
    });
    // Without an answer nothing is measured, so no error is shown if the question cannot be loaded.
    if (savedConsent("measuring") === undefined)
      whenIdle(() => void ask(false).catch(() => {}), 2_000);
  }, []);

  return (
    <>
      <VisuallyHidden as="div" role="status">
        {asking && !asking.again ? consentWords.announcement : ""}
      </VisuallyHidden>
      {asking ? (
        <Suspense fallback={null}>
          <CookieBanner key={asking.time} again={asking.again} />
        </Suspense>
      ) : null}
    </>
  );
}
