import { Button } from "@kolam/ui/button";
import { RadioGroup } from "@kolam/ui/radio-group";
import { TextField } from "@kolam/ui/text-field";
import { useState } from "react";
import { Controller, useForm } from "react-hook-form";

/**
 * A form with React Hook Form. A group has several inputs, so it takes a `Controller` in place of
 * `register()`.
 */
export function HookForm() {
  const [sent, setSent] = useState("");
  const { control, formState, handleSubmit, register, reset } = useForm({
    defaultValues: { name: "", plan: "Pro" },
  });
  return (
    <form noValidate onSubmit={handleSubmit(({ name, plan }) => setSent(`${name}: ${plan}`))}>
      <TextField
        label="Your name"
        error={formState.errors.name?.message}
        {...register("name", { required: "Enter your name" })}
      />
      <Controller
        control={control}
        name="plan"
        render={({ field: { onChange, ...field } }) => (
          <RadioGroup
            {...field}
            label="Plan"
            options={["Free", "Pro"]}
            onValueChange={(plan) => onChange(plan)}
          />
        )}
      />
      <Button type="submit">Send</Button>
      <Button tone="quiet" onClick={() => reset()}>
        Start again
      </Button>
      <p role="status">{sent}</p>
    </form>
  );
}
