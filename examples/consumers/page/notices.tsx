"use client";

import { Button } from "@kolam/ui/button";
import { createToasts, Toast } from "@kolam/ui/toast";

const toasts = createToasts();

/** A button that shows a message for a while. */
export function Notices() {
  return (
    <>
      <Button tone="outline" onClick={() => toasts.show({ title: "Saved" })}>
        Save for later
      </Button>
      <Toast queue={toasts} label="Messages" closeLabel="Close" />
    </>
  );
}
