import { Button } from "@kolam/ui/button";
import { Hero } from "@kolam/ui/hero";
import { RadioGroup } from "@kolam/ui/radio-group";
import { Section } from "@kolam/ui/section";
import { Stack } from "@kolam/ui/stack";
import { Stepper } from "@kolam/ui/stepper";
import { TextArea } from "@kolam/ui/text-area";
import { TextField } from "@kolam/ui/text-field";
import { type FormEvent, useState } from "react";

const steps = ["You", "Project", "Budget"] as const;

/** A form in three steps that keeps its answers. */
export function Form() {
  const [current, setCurrent] = useState(1);
  const [sent, setSent] = useState("");
  const go = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (current < steps.length) setCurrent(current + 1);
    else setSent(Object.values(Object.fromEntries(new FormData(event.currentTarget))).join(", "));
  };
  return (
    <main>
      <Hero variant="compact" title="Your request" />
      <Section label="The form">
        <form onSubmit={go}>
          <Stack gap="6">
            <Stepper
              label="Steps of the request"
              steps={[{ label: "You" }, { label: "Project" }, { label: "Budget" }]}
              current={current}
              formatStep="Step {n} of {total}"
              completedText="completed"
              notCompletedText="not completed"
              headingLevel={2}
            />
            <div hidden={current !== 1}>
              <TextField name="name" label="Your name" required autoComplete="name" />
            </div>
            <div hidden={current !== 2}>
              <TextArea name="project" label="Your project" />
            </div>
            <div hidden={current !== 3}>
              <RadioGroup
                name="budget"
                label="Your budget"
                options={["Up to €5,000", "More"]}
                defaultValue="More"
              />
            </div>
            <Stack direction="row" gap="3">
              <Button
                tone="outline"
                disabled={current === 1}
                onClick={() => setCurrent(current - 1)}
              >
                Back
              </Button>
              <Button type="submit">{current < steps.length ? "Next" : "Send"}</Button>
            </Stack>
            <p role="status">{sent}</p>
          </Stack>
        </form>
      </Section>
    </main>
  );
}
