import { ConsentBanner } from "@kolam/ui/consent-banner";
import { consentWords } from "@site/texts/measuring";
import { giveConsent, savedConsent } from "../../consent/consent.ts";
import { advertises } from "../../measuring/tag-config.ts";
import { SiteLink } from "../../router/site-link.tsx";

interface CookieBannerProps {
  /** Whether the visitor wants to be asked again. */
  again: boolean;
}

/** The question whether Google's tag may set cookies. */
export function CookieBanner({ again }: CookieBannerProps) {
  const answer = again ? savedConsent("measuring") : undefined;
  return (
    <ConsentBanner
      side="end"
      title={consentWords.title}
      acceptLabel={consentWords.accept}
      refuseLabel={consentWords.refuse}
      takesFocus={again}
      onAnswer={(accepted) => giveConsent("measuring", accepted ? "granted" : "denied")}
    >
      <p>
        {advertises(__TAG__) ? consentWords.text : consentWords.textWithoutAds}
        {answer ? ` ${consentWords.now[answer]}` : ""}{" "}
        <SiteLink href={consentWords.more.href}>{consentWords.more.text}</SiteLink>
      </p>
    </ConsentBanner>
  );
}
