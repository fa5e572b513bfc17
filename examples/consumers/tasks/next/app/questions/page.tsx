import { Accordion } from "@kolam/ui/accordion";
import { Hero } from "@kolam/ui/hero";
import { Section } from "@kolam/ui/section";

/** Questions and answers, the first one open. */
export default function Page() {
  return (
    <main>
      <Hero variant="page" title="Questions" lead="What people ask before they call." />
      <Section title="The first ones" layout="aside">
        <Accordion
          headingLevel={3}
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
