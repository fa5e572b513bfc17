import { Button } from "@kolam/ui/button";
import { RadioGroup } from "@kolam/ui/radio-group";
import { TextField } from "@kolam/ui/text-field";
import { useForm } from "@tanstack/react-form";
import { useState } from "react";

/** A form with TanStack Form, which holds every answer as a state. */
export function TanStackForm() {
  const [sent, setSent] = useState("");
  const form = useForm({
    defaultValues: { name: "", plan: "Pro" },
    onSubmit: ({ value: { name, plan } }) => setSent(`${name}: ${plan}`),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.handleSubmit();
      }}
    >
      <form.Field
        name="name"
        validators={{ onSubmit: ({ value }) => (value ? undefined : "Enter your name") }}
      >
        {(field) => (
          <TextField
            label="Your name"
            name={field.name}
            value={field.state.value}
            onBlur={field.handleBlur}
            onChange={(event) => field.handleChange(event.target.value)}
            error={field.state.meta.errors[0]}
          />
        )}
      </form.Field>
      <form.Field name="plan">
        {(field) => (
          <RadioGroup
            label="Plan"
            name={field.name}
            options={["Free", "Pro"]}
            value={field.state.value}
            onValueChange={(plan) => field.handleChange(plan)}
          />
        )}
      </form.Field>
      <Button type="submit">Send</Button>
      <Button tone="quiet" onClick={() => form.reset()}>
        Start again
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
