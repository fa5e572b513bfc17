"use client";

import { Button } from "@kolam/ui/button";
import { ConsentChoices } from "@kolam/ui/consent-choices";
import { Dialog } from "@kolam/ui/dialog";
import { TextArea } from "@kolam/ui/text-area";
import { createToasts, Toast } from "@kolam/ui/toast";
import { useState } from "react";

const toasts = createToasts();

/**
 * A button that shows a message for a while, and a dialog that does not lose what was typed by a
 * slip.
 */
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
      <Dialog
        trigger={<Button tone="outline">Cookie settings</Button>}
        title="What you allow"
        closeLabel="Close the settings"
      >
        <ConsentChoices
          label="What you allow"
          choices={[
            { id: "needed", label: "Needed", text: "The theme that you chose.", required: true },
            { id: "counting", label: "Counting", text: "Which rooms are read about." },
          ]}
          saveLabel="Save"
          onSave={(allowed) => toasts.show({ title: `Allowed: ${allowed.join(", ")}` })}
        />
      </Dialog>
      <Toast queue={toasts} label="Messages" closeLabel="Close" />
    </>
  );
}
