"use client";

import { Button } from "@kolam/ui/button";
import { RadioGroup } from "@kolam/ui/radio-group";
import { TextField } from "@kolam/ui/text-field";
import { useActionState } from "react";
import { order } from "./answer";

/** A form with a server action, which works before scripts have loaded too. */
export function OrderForm() {
  const [answer, send, isSending] = useActionState(order, { name: "", plan: "Pro" });
  return (
    <form action={send}>
      <TextField label="Your name" name="name" defaultValue={answer.name} error={answer.error} />
      <RadioGroup label="Plan" name="plan" options={["Free", "Pro"]} defaultValue={answer.plan} />
      <Button type="submit" state={isSending ? "busy" : "idle"}>
        Send
      </Button>
      <p role="status">{answer.sent}</p>
    </form>
  );
}
