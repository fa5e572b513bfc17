import { quoteForm } from "@kolam/content/forms/quote";
import { quote } from "@kolam/content/pages/quote";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import { Actions } from "../../sections/actions.tsx";
import { SentScreen } from "../../sections/sent-screen/sent-screen.tsx";
import styles from "./quote-confirmation.module.css";

/** Replaces the quote page after a request was sent. */
export function QuoteConfirmation({ receipt }: { receipt: Receipt }) {
  const { confirmation } = quote;
  return (
    <SentScreen title={confirmation.title} text={confirmation.text}>
      <p>
        {quoteForm.sent.title(receipt.reference)}
        <br />
        {quoteForm.sent.text(receipt.submission.email)}
      </p>
      <SentCopy receipt={receipt} />
      <div className={styles.actions}>
        <Actions actions={confirmation.actions} />
      </div>
    </SentScreen>
  );
}
