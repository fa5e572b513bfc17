import drawing from "virtual:drawing/page/quote";
import { Motif } from "@kolam/ui/motif";
import { quote } from "@site/words/pages/quote";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { PageHero } from "../../sections/page-hero.tsx";
import { QuestionsSection } from "../../sections/questions-section.tsx";
import { QuoteConfirmation } from "./quote-confirmation.tsx";
import styles from "./quote-page.module.css";
import { QuoteWizard } from "./quote-wizard.tsx";
import { stepOf } from "./steps.ts";
import { useTitle } from "./use-title.ts";

/** The state of the history entry that shows the confirmation. */
interface ConfirmationState {
  readonly submissionId?: string;
}

/** What a quote includes. */
function Benefits() {
  const { title, items } = quote.tiles;
  return (
    <aside aria-labelledby="quote-tiles">
      <h2 id="quote-tiles" className={styles.title}>
        {title}
      </h2>
      <ul className={styles.benefits}>
        {items.map(({ title: name, text }) => (
          <li key={name} className={styles.benefit}>
            <h3 className={styles.name}>{name}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}

/** The quote page: the wizard, what a quote includes, and questions about quotes. */
export function QuotePage() {
  const navigate = useNavigate();
  const { state, search, hash } = useLocation();
  const [sent, setSent] = useState<Receipt>();

  const confirm = (receipt: Receipt) => {
    setSent(receipt);
    const entry: ConfirmationState = { submissionId: receipt.submission.submission_id };
    // Without the hash, so that the form starts at step 1 when the visitor returns to it.
    void navigate({ search, hash: "" }, { replace: true, state: entry });
  };

  // After a reload or on a later visit nothing is `sent`, and the form is shown again.
  const shown = (state as ConfirmationState | null)?.submissionId;
  const isSent = sent !== undefined && shown === sent.submission.submission_id;
  useTitle(isSent ? "sent" : stepOf(hash));
  if (isSent) return <QuoteConfirmation receipt={sent} />;
  return (
    <>
      <PageHero
        words={quote.hero}
        page="quote"
        variant="form"
        panel={<QuoteWizard onSent={confirm} />}
        aside={<Benefits />}
        art={<Motif drawing={drawing} />}
      />
      <QuestionsSection words={quote.faq} surface="alt" />
    </>
  );
}
