import success from "virtual:kolam/success";
import { thankYou } from "@kolam/content/pages/thank-you";
import { paths } from "@kolam/content/paths";
import { Alert } from "@kolam/ui/alert";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { PageHero } from "../../sections/page-hero.tsx";

/** The page that a form without scripts ends on. */
export function ThankYouPage() {
  const { title, text, actions, resume } = thankYou;
  return (
    <>
      <PageHero
        words={{ title, lead: text, actions }}
        trail={{ current: paths["thank-you"].title }}
        art={<Motif drawing={success} tone="feature" animate="draw" />}
      />
      <Section space="sm">
        <Alert>{resume}</Alert>
      </Section>
    </>
  );
}
