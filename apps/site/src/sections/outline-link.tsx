import type { Action } from "@kolam/content/links";
import { ButtonLink } from "@kolam/ui/button-link";
import { SiteLink } from "../router/site-link.tsx";

/** A minor way on, beside or below a section's words. */
export function OutlineLink({ action }: { action: Action }) {
  return (
    <ButtonLink tone="outline" link={<SiteLink href={action.href} />}>
      {action.label}
    </ButtonLink>
  );
}
