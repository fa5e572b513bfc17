import { timings } from "@kolam/content/model/basics/timings";
import { applicationSuccess } from "@site/texts/forms/application";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Receipt } from "../../forms/sending/mail-state.ts";
import { SentScreen } from "../../sections/sent-screen/sent-screen.tsx";
import { ResumeReminder } from "./resume-reminder.tsx";

/** Replaces the careers page for a few seconds after an application was sent. */
function ApplicationSuccess({ receipt }: { receipt: Receipt }) {
  const { title, text, returning } = applicationSuccess;
  return (
    <SentScreen title={title} text={text}>
      <ResumeReminder receipt={receipt} onScreen />
      <p>{returning}</p>
    </SentScreen>
  );
}

/**
 * Replaces the careers page by the success screen for five seconds: render `screen` instead of the
 * page unless it is `null`, and pass `formProps` to the `ApplicationForm`.
 */
export function useApplicationSuccess(): {
  screen: ReactNode;
  formProps: { onSent: (receipt: Receipt) => void; lastSent: Receipt | undefined };
} {
  const [lastSent, setLastSent] = useState<Receipt>();
  const [isShown, setIsShown] = useState(false);
  const wasShown = useRef(false);

  useEffect(() => {
    if (!isShown) return;
    wasShown.current = true;
    const timer = setTimeout(() => setIsShown(false), timings.successMs);
    return () => clearTimeout(timer);
  }, [isShown]);

  // When the page is back, return the visitor to the form.
  useEffect(() => {
    if (isShown || !wasShown.current) return;
    wasShown.current = false;
    const form = document.getElementById("application-form");
    if (!form) return;
    form.tabIndex = -1;
    form.scrollIntoView({ block: "start", behavior: "instant" });
    form.focus({ preventScroll: true });
  }, [isShown]);

  const onSent = (receipt: Receipt) => {
    setLastSent(receipt);
    setIsShown(true);
  };
  return {
    screen: isShown && lastSent ? <ApplicationSuccess receipt={lastSent} /> : null,
    formProps: { onSent, lastSent },
  };
}
