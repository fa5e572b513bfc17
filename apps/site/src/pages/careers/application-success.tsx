import { applicationSuccess } from "@kolam/content/forms/application";
import { timings } from "@kolam/content/timings";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { SentScreen } from "../../sections/sent-screen/sent-screen.tsx";
import { ResumeReminder } from "./resume-reminder.tsx";

/** The screen that replaces the careers page for a moment after an application has arrived. */
function ApplicationSuccess({ receipt }: { receipt: Receipt }) {
  const { title, text, returning } = applicationSuccess;
  return (
    <SentScreen title={title} text={text}>
      <ResumeReminder receipt={receipt} headingLevel={2} />
      <p>{returning}</p>
    </SentScreen>
  );
}

/**
 * What the careers page needs to be replaced by the success screen for five seconds: render `screen`
 * instead of the page while there is one, and give `formProps` to the `ApplicationForm`.
 */
export function useApplicationSuccess(): {
  screen: ReactNode;
  formProps: { onSent: (receipt: Receipt) => void; lastSent: Receipt | undefined };
} {
  const [lastSent, setLastSent] = useState<Receipt>();
  const [shown, setShown] = useState(false);
  const wasShown = useRef(false);

  useEffect(() => {
    if (!shown) return;
    wasShown.current = true;
    const timer = setTimeout(() => setShown(false), timings.successMs);
    return () => clearTimeout(timer);
  }, [shown]);

  // The page is back: begin where the person left it, at the form.
  useEffect(() => {
    if (shown || !wasShown.current) return;
    wasShown.current = false;
    const form = document.getElementById("application-form");
    if (!form) return;
    form.tabIndex = -1;
    form.scrollIntoView({ block: "start", behavior: "instant" });
    form.focus({ preventScroll: true });
  }, [shown]);

  const onSent = (receipt: Receipt) => {
    setLastSent(receipt);
    setShown(true);
  };
  return {
    screen: shown && lastSent ? <ApplicationSuccess receipt={lastSent} /> : null,
    formProps: { onSent, lastSent },
  };
}
