import type { SiteAction } from "@kolam/content/model/basics/links";
import { ButtonLink } from "@kolam/ui/button-link";
import { SiteLink } from "../router/site-link.tsx";

/** A secondary link in a section, as an outlined button. */
export function OutlineLink({ action }: { action: SiteAction }) {
  return (
    <ButtonLink tone="outline" link={<SiteLink href={action.href} />}>
      {action.label}
    </ButtonLink>
  );
}
