"use client";

import { Button } from "@kolam/ui/button";
import { Dialog } from "@kolam/ui/dialog";
import { TextArea } from "@kolam/ui/text-area";
import { createToasts, Toast } from "@kolam/ui/toast";
import { useState } from "react";

const toasts = createToasts();

/** A button that shows a message for a while, and a dialog that does not lose what was typed by a slip. */
export function Notices() {
  const [note, setNote] = useState("");
  return (
    <>
      <Button tone="outline" onClick={() => toasts.show({ title: "Saved" })}>
        Save for later
      </Button>
      <Dialog
        trigger={<Button tone="outline">Add a note</Button>}
        title="A note"
        closeLabel="Close the note"
        onOpenChange={(open, { reason, refuse }) => {
          if (!open && note && reason === "outside") refuse();
        }}
      >
        <TextArea autoFocus label="Note" onChange={(event) => setNote(event.target.value)} />
      </Dialog>
      <Toast queue={toasts} label="Messages" closeLabel="Close" />
    </>
  );
}
