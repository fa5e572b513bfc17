import drawing from "virtual:kolam/quote";
import { quote } from "@kolam/content/pages/quote";
import { CardGrid } from "@kolam/ui/card-grid";
import { FeatureCard } from "@kolam/ui/feature-card";
import { Motif } from "@kolam/ui/motif";
import { Section } from "@kolam/ui/section";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { QuoteConfirmation } from "./quote-confirmation.tsx";
import styles from "./quote-page.module.css";
import { QuoteWizard } from "./quote-wizard.tsx";

/** The history entry that shows the confirmation of a request. */
interface Submitted {
  readonly submitted?: string;
}

/** The quote request: what one gets, the wizard, and what is asked about quotes. */
export function QuotePage() {
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const [submitted, setSubmitted] = useState("");

  const confirm = ({ submission }: Receipt) => {
    setSubmitted(submission.submission_id);
    const entry: Submitted = { submitted: submission.submission_id };
    // Without a hash: whoever comes back to the form begins at step 1.
    void navigate({ search, hash: "" }, { replace: true, state: entry });
  };

  // A reload or another visit has forgotten the request and shows the form again.
  if (submitted !== "" && (state as Submitted | null)?.submitted === submitted) {
    return <QuoteConfirmation />;
  }
  return (
    <>
      <PageHero words={quote.hero} page="quote" art={<Motif drawing={drawing} tone="feature" />} />
      <Section label={quote.wizard.stepsLabel}>
        <div className={styles.columns}>
          <QuoteWizard onSent={confirm} />
          <aside aria-labelledby="quote-tiles">
            <h2 id="quote-tiles" className={styles.title}>
              {quote.tiles.title}
            </h2>
            <CardGrid columns="2">
              {quote.tiles.items.map(({ title, text }) => (
                <FeatureCard key={title} title={title} text={text} />
              ))}
            </CardGrid>
          </aside>
        </div>
      </Section>
      <QuestionsSection words={quote.faq} surface="alt" />
    </>
  );
}
