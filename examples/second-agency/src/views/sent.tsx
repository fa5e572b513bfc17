import { ButtonLink } from "@kolam/ui/button-link";
import { Hero } from "@kolam/ui/hero";

/** Where a form service sends people after they have sent a form. */
export function Sent() {
  return (
    <Hero
      surface="plain"
      title="It is on the desk"
      lead="Noor reads everything before noon. You hear from us within two working days, with a price or a question."
      actions={<ButtonLink href="/work">See two finished jobs meanwhile</ButtonLink>}
    />
  );
}
