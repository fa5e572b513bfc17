import { Accordion } from "@kolam/ui/accordion";
import { Section } from "@kolam/ui/section";

/** Questions and answers, the first one open. */
export default function Page() {
  return (
    <main>
      <Section title="Questions" headingLevel={1} layout="aside">
        <Accordion
          headingLevel={2}
          defaultValue={["time"]}
          items={[
            { id: "time", title: "How long does it take?", content: <p>Four months.</p> },
            { id: "price", title: "What does it cost?", content: <p>From €20,000.</p> },
            { id: "who", title: "Who builds it?", content: <p>We do.</p> },
          ]}
        />
      </Section>
    </main>
  );
}
