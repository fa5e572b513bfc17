import { clearingWords } from "@kolam/content/forms/clearing";
import { draftWords } from "@kolam/content/forms/words";
import { Button } from "@kolam/ui/button";
import { lazy, Suspense, useRef, useState } from "react";
import { retryImport } from "../browser/retry-import.ts";
import { fieldsOf } from "./contract/forms.ts";
import type { MailFormControl } from "./use-mail-form.ts";

const importDialog = retryImport(() => import("./clear-dialog.tsx"));
const ClearDialog = lazy(async () => ({ default: (await importDialog()).ClearDialog }));

const preload = () => {
  importDialog().catch(() => {});
};

/**
 * Clears the form and its draft. If there is anything to lose, a dialog asks first. Its code is loaded on
 * demand; if that fails, the browser's own dialog asks.
 */
export function ClearButton({ mail }: { mail: MailFormControl }) {
  const button = useRef<HTMLButtonElement>(null);
  const [lost, setLost] = useState({ answers: 0, withFile: false });
  const [open, setOpen] = useState(false);

  const countAnswers = () => {
    const values = mail.values();
    const answered = fieldsOf(mail.form).filter(({ name }) => values[name]?.length);
    return { answers: answered.length, withFile: answered.some(({ kind }) => kind === "file") };
  };
  const ask = () => {
    if (mail.state.kind === "sending") return;
    if (countAnswers().answers === 0) {
      mail.clear();
      return;
    }
    importDialog().then(
      () => {
        const now = countAnswers();
        if (now.answers === 0) return;
        setLost(now);
        setOpen(true);
      },
      () => {
        if (confirm(`${clearingWords.title}\n\n${clearingWords.answers(countAnswers().answers)}`))
          mail.clear();
      },
    );
  };

  return (
    <>
      <Button ref={button} tone="quiet" onPointerDown={preload} onClick={ask}>
        {draftWords.clear}
      </Button>
      {lost.answers > 0 ? (
        <Suspense fallback={null}>
          <ClearDialog
            {...lost}
            open={open}
            onOpenChange={setOpen}
            returnFocusTo={button}
            onConfirm={() => {
              setOpen(false);
              mail.clear();
            }}
          />
        </Suspense>
      ) : null}
    </>
  );
}
