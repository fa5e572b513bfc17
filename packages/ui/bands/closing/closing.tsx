import type { LinkItem } from "@kolam/ui";
import { ButtonLink } from "@kolam/ui/button-link";
import { CallToAction, type CallToActionProps } from "@kolam/ui/call-to-action";

export interface ClosingBandProps extends Omit<CallToActionProps, "actions"> {
  /** Button links, the main one first. */
  readonly links: readonly (LinkItem & { readonly label: string })[];
}

/** The end of a page: one sentence that sums it up, and what to do next. */
export function ClosingBand({ links, ...band }: ClosingBandProps) {
  return (
    <CallToAction
      {...band}
      actions={links.map(({ label, ...link }, index) => (
        <ButtonLink key={label} {...link} size="lg" tone={index === 0 ? "action" : "outline"}>
          {label}
        </ButtonLink>
      ))}
    />
  );
}
