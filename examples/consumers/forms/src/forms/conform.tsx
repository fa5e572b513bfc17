import { parse } from "@conform-to/dom";
import { useForm } from "@conform-to/react";
import { Button } from "@kolam/ui/button";
import { RadioGroup } from "@kolam/ui/radio-group";
import { TextField } from "@kolam/ui/text-field";
import { useState } from "react";

/**
 * A form with Conform. Its fields have a name, a default and a key; Conform hears the rest from the
 * form itself.
 */
export function ConformForm() {
  const [sent, setSent] = useState("");
  const [form, { name, plan }] = useForm<{ name: string; plan: string }>({
    defaultValue: { plan: "Pro" },
    onValidate: ({ formData }) =>
      parse(formData, {
        resolve: ({ name, plan }) =>
          name
            ? { value: { name: `${name}`, plan: `${plan}` } }
            : { error: { name: ["Enter your name"] } },
      }),
    onSubmit(event, { formData }) {
      event.preventDefault();
      setSent(`${formData.get("name")}: ${formData.get("plan")}`);
    },
  });
  return (
    <form id={form.id} onSubmit={form.onSubmit} noValidate>
      <TextField
        key={name.key}
        id={name.id}
        label="Your name"
        name={name.name}
        defaultValue={name.initialValue}
        error={name.errors?.[0]}
      />
      <RadioGroup
        key={plan.key}
        label="Plan"
        name={plan.name}
        options={["Free", "Pro"]}
        defaultValue={plan.initialValue}
      />
      <Button type="submit">Send</Button>
      <Button type="reset" tone="quiet">
        Start again
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
