import { VisuallyHidden } from "@kolam/ui/visually-hidden";

/** Tells screen readers the title of the page that a navigation in place has shown. */
export function RouteAnnouncer({ text }: { text: string }) {
  return (
    <VisuallyHidden as="div" aria-live="polite" aria-atomic="true" data-testid="route-announcer">
      {text}
    </VisuallyHidden>
  );
}
