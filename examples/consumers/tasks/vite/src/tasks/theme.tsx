import { Button } from "@kolam/ui/button";
import { Section } from "@kolam/ui/section";
import { ThemeSwitch } from "@kolam/ui/theme-switch";

/** Our blue, dark theme too. */
export function Theme() {
  return (
    <main>
      <Section
        title="In our blue"
        headingLevel={1}
        lead="In the light theme and in the dark one."
        actions={
          <ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />
        }
      >
        <Button>Ours</Button>
      </Section>
    </main>
  );
}
