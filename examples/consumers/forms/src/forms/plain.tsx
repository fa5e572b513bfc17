import { Button } from "@kolam/ui/button";
import { ErrorSummary } from "@kolam/ui/error-summary";
import { RadioGroup } from "@kolam/ui/radio-group";
import { TextField } from "@kolam/ui/text-field";
import { useState } from "react";

/** A form without a library. Its fields are native and keep their answers themselves. */
export function PlainForm() {
  const [missing, setMissing] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const [sent, setSent] = useState("");
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const { name, plan } = Object.fromEntries(new FormData(event.currentTarget));
        setMissing(name ? undefined : "Enter your name");
        setAttempt(attempt + 1);
        setSent(name ? `${name}: ${plan}` : "");
      }}
      onReset={() => setMissing(undefined)}
    >
      <ErrorSummary
        title="One answer is missing"
        errors={missing ? [{ fieldId: "name", message: missing }] : []}
        attempt={attempt}
      />
      <TextField id="name" label="Your name" name="name" required error={missing} />
      <RadioGroup label="Plan" name="plan" options={["Free", "Pro"]} defaultValue="Pro" />
      <Button type="submit">Send</Button>
      <Button type="reset" tone="quiet">
        Start again
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
