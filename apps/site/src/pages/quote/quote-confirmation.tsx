import { quoteForm } from "@kolam/content/model/forms/quote";
import type { QuoteWords } from "@kolam/content/model/types/pages";
import type { MotifProps } from "@kolam/ui/motif";
import { quote } from "@site/words/pages/quote";
import { useEffect, useState } from "react";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { SentCopy } from "../../forms/sent-copy.tsx";
import { Actions } from "../../sections/actions.tsx";
import { SentScreen } from "../../sections/sent-screen/sent-screen.tsx";
import styles from "./quote-confirmation.module.css";

/** Replaces the quote page after a request was sent. */
export function QuoteConfirmation({ receipt }: { receipt: Receipt }) {
  const confirmation: QuoteWords["confirmation"] = quote.confirmation;
  const { reference, answers } = receipt;
  const [drawing, setDrawing] = useState<MotifProps["drawing"]>();
  useEffect(() => {
    // If it cannot be loaded, no error is shown: the request has arrived anyway.
    import("@site/brand/reference-drawing").then(
      ({ referenceDrawing }) => setDrawing(referenceDrawing(reference, answers)),
      () => {},
    );
  }, [reference, answers]);
  return (
    <SentScreen title={confirmation.title} text={confirmation.text} drawing={drawing}>
      <p>
        {quoteForm.sent.title(reference)}
        <br />
        {quoteForm.sent.text(receipt.submission.email)}
      </p>
      {drawing && confirmation.drawing ? (
        <p className={styles.drawn}>{confirmation.drawing(answers)}</p>
      ) : null}
      <SentCopy receipt={receipt} />
      <div className={styles.actions}>
        <Actions actions={confirmation.actions} />
      </div>
    </SentScreen>
  );
}
