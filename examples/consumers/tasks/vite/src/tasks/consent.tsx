import { Button } from "@kolam/ui/button";
import { ConsentBanner } from "@kolam/ui/consent-banner";
import { Embed } from "@kolam/ui/embed";
import { Hero } from "@kolam/ui/hero";
import { Section } from "@kolam/ui/section";
import { useState } from "react";

const key = "consent";

/** Ask for consent before a map is loaded, and let visitors change their minds. */
export function Consent() {
  const [answer, setAnswer] = useState(() => localStorage.getItem(key));
  const [asked, setAsked] = useState(false);
  const keep = (accepted: boolean) => {
    localStorage.setItem(key, String(accepted));
    setAnswer(String(accepted));
    setAsked(false);
  };
  return (
    <main>
      <Hero variant="compact" title="Where we are" />
      <Section label="Map">
        <Embed
          title="Our workshop on the map"
          src="https://maps.example/embed/workshop"
          loadLabel="Load from Maps"
          link={<a href="https://maps.example/workshop">Open at Maps</a>}
          alwaysLabel="Always load Maps"
          always={answer === "true"}
          onAlwaysChange={keep}
        >
          Maps then learns your network address.
        </Embed>
        <Button tone="quiet" onClick={() => setAsked(true)}>
          Privacy settings
        </Button>
      </Section>
      {answer === null || asked ? (
        <ConsentBanner
          title="May we show a map?"
          acceptLabel="Yes"
          refuseLabel="No"
          takesFocus={asked}
          onAnswer={keep}
        >
          <p>It comes from Maps, which then learns your network address.</p>
        </ConsentBanner>
      ) : null}
    </main>
  );
}
