import { quote } from "@kolam/content/pages/quote";
import { Actions } from "../../sections/actions.tsx";
import { SentScreen } from "../../sections/sent-screen/sent-screen.tsx";
import styles from "./quote-confirmation.module.css";

/** Replaces the quote page after a request was sent. */
export function QuoteConfirmation() {
  const { confirmation } = quote;
  return (
    <SentScreen title={confirmation.title} text={confirmation.text}>
      <div className={styles.actions}>
        <Actions actions={confirmation.actions} />
      </div>
    </SentScreen>
  );
}
