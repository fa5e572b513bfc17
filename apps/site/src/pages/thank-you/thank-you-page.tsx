import success from "virtual:drawing/success";
import { hasFeature } from "@kolam/content/model/pages/features";
import { Alert } from "@kolam/ui/alert";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { surfaces } from "@site/brand/surfaces";
import { thankYou } from "@site/words/pages/thank-you";
import { config } from "../../config.ts";
import { PageHero } from "../../sections/page-hero.tsx";

/** The page that a visitor sees after sending a form without scripts. */
export function ThankYouPage() {
  const { title, text, actions, resume } = thankYou;
  return (
    <>
      <PageHero
        words={{ title, lead: text, actions }}
        page="thank-you"
        art={<Motif drawing={success} tone={surfaces.heroDrawing} animate="draw" />}
      />
      {config.mail.attachments || !hasFeature("careers") ? null : (
        <Section space="sm">
          <Alert>{resume}</Alert>
        </Section>
      )}
    </>
  );
}
