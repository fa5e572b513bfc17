import { Accordion } from "@kolam/ui/accordion";
import { questions } from "../content/pricing.ts";

/** The questions about prices. */
export function Questions() {
  return (
    <Accordion
      headingLevel={3}
      defaultValue={["data"]}
      items={questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))}
    />
  );
}
