import { ConsentBanner } from "@kolam/ui/consent-banner";
import { ConsentChoices } from "@kolam/ui/consent-choices";
import { consentWords } from "@site/texts/measuring";
import { giveConsent, savedConsent, savedKinds } from "../../consent/consent.ts";
import { advertises, asksAbout } from "../../measuring/tag-config.ts";
import { SiteLink } from "../../router/site-link.tsx";

interface CookieBannerProps {
  /** Whether the visitor wants to be asked again. */
  again: boolean;
}

/** The question whether Google's tag may set cookies. */
export function CookieBanner({ again }: CookieBannerProps) {
  const answer = again ? savedConsent("measuring") : undefined;
  const asked = asksAbout(__TAG__);
  const before = again ? savedKinds() : [];
  const isPart = answer === "granted" && asked.some((kind) => !before.includes(kind));
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
        {answer ? ` ${isPart ? consentWords.nowPart : consentWords.now[answer]}` : ""}{" "}
        <SiteLink href={consentWords.more.href}>{consentWords.more.text}</SiteLink>
      </p>
      {asked.length > 1 ? (
        <details open={isPart}>
          <summary>{consentWords.choose}</summary>
          <ConsentChoices
            label={consentWords.choose}
            choices={asked.map((id) => ({ id, ...consentWords.kinds[id] }))}
            defaultValue={before}
            saveLabel={consentWords.save}
            onSave={(allowed) => {
              const kinds = asked.filter((kind) => allowed.includes(kind));
              giveConsent("measuring", kinds.length > 0 ? "granted" : "denied", kinds);
            }}
          />
        </details>
      ) : null}
    </ConsentBanner>
  );
}
