import { openings } from "@kolam/content/openings";
import { careers } from "@kolam/content/pages/careers";
import { paths } from "@kolam/content/paths";
import { ButtonLink } from "@kolam/ui/button-link";
import { JobCard } from "@kolam/ui/job-card";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { searchFor } from "./position-link.ts";

/**
 * Unfolds an opening. If another folds up above it meanwhile, the page is moved back to it once both have
 * come to rest.
 */
function unfold(details: HTMLDetailsElement): void {
  const other = document.querySelector(`details[name="${details.name}"][open]`);
  details.open = true;
  if (!other || other === details) return;
  requestAnimationFrame(async () => {
    const moving = other.getAnimations({ subtree: true });
    await Promise.allSettled(moving.map(({ finished }) => finished));
    details.scrollIntoView({ behavior: "instant" });
  });
}

/** Unfolds the opening that the address names. */
function useLinkedOpening(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again opens again
  useEffect(() => {
    const named = openings.find(({ id }) => hash === `#${id}`);
    const details = named && document.getElementById(named.id);
    if (details instanceof HTMLDetailsElement) unfold(details);
  }, [hash, key]);
}

/** The six openings, of which at most one is unfolded. */
export function Openings() {
  useLinkedOpening();
  const { labels } = careers.positions;
  return openings.map((opening) => (
    <JobCard
      key={opening.id}
      id={opening.id}
      name="opening"
      title={opening.title}
      department={opening.department}
      location={opening.location}
      type={opening.type}
      description={opening.description}
      lists={[
        { title: labels.responsibilities, items: opening.responsibilities },
        { title: labels.requirements, items: opening.requirements },
      ]}
      action={
        <ButtonLink
          link={<a href={`${paths.careers.path}${searchFor(opening.id)}#application-form`} />}
        >
          {labels.apply}
          <VisuallyHidden>: {opening.title}</VisuallyHidden>
        </ButtonLink>
      }
    />
  ));
}
