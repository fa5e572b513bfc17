import { Button } from "@kolam/ui/button";
import { Hero } from "@kolam/ui/hero";
import { Section } from "@kolam/ui/section";
import { ThemeSwitch } from "@kolam/ui/theme-switch";

/** Our blue, dark theme too. */
export function Theme() {
  return (
    <main>
      <Hero title="In our blue" lead="In the light theme and in the dark one." />
      <Section
        title="Choose for yourself"
        actions={
          <ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />
        }
      >
        <Button>Ours</Button>
      </Section>
    </main>
  );
}
