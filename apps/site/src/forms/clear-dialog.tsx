import { clearingWords } from "@kolam/content/forms/clearing";
import { Button } from "@kolam/ui/button";
import { Dialog } from "@kolam/ui/dialog";
import type { RefObject } from "react";

interface ClearDialogProps {
  /** How many answers would be lost. */
  answers: number;
  /** Whether one of them is a file. */
  withFile: boolean;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  onConfirm: () => void;
  /** What gets the focus when the dialog closes. */
  returnFocusTo: RefObject<HTMLElement | null>;
}

/** Asks whether to clear the form. Only the confirm button does; anything else keeps the answers. */
export function ClearDialog({ answers, withFile, onConfirm, ...dialog }: ClearDialogProps) {
  return (
    <Dialog
      {...dialog}
      size="sm"
      title={clearingWords.title}
      closeLabel={clearingWords.close}
      description={clearingWords.answers(answers)}
      footer={
        <>
          <Button onClick={onConfirm}>{clearingWords.confirm}</Button>
          <Button tone="outline" onClick={() => dialog.onOpenChange(false)}>
            {clearingWords.keep}
          </Button>
        </>
      }
    >
      <p>{withFile ? clearingWords.undoWithoutFile : clearingWords.undo}</p>
    </Dialog>
  );
}
