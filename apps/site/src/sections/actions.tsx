import type { SiteAction } from "@kolam/content/model/basics/links";
import { ButtonLink } from "@kolam/ui/button-link";
import { SiteLink } from "../router/site-link.tsx";

interface ActionsProps {
  /** The first is the primary action. */
  actions: readonly SiteAction[];
  size?: "md" | "lg";
}

/** A row of button links: the first is filled, the others are outlined. */
export function Actions({ actions, size = "md" }: ActionsProps) {
  return actions.map(({ label, href }, index) => (
    <ButtonLink
      key={label}
      size={size}
      tone={index === 0 ? "action" : "outline"}
      link={<SiteLink href={href} />}
    >
      {label}
    </ButtonLink>
  ));
}
