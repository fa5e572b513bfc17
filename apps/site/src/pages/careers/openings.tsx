import { openPositions } from "@kolam/content/model/company/open-positions";
import { paths } from "@kolam/content/model/pages/paths";
import type { Opening } from "@kolam/content/model/types/opening";
import { Alert } from "@kolam/ui/alert";
import { ButtonLink } from "@kolam/ui/button-link";
import { JobCard } from "@kolam/ui/job-card";
import { Stack } from "@kolam/ui/stack";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { openingWords } from "@site/texts/pages/openings";
import { careers } from "@site/words/pages/careers";
import { useEffect } from "react";
import { Link, useLocation } from "react-router-dom";
import { SiteLink } from "../../router/site-link.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { searchFor } from "./position-link.ts";

/**
 * Expands an opening. This collapses any other one, which moves the page if it is above, so the
 * opening is scrolled into view again after the animations.
 */
function expand(details: HTMLDetailsElement): void {
  const other = document.querySelector(`details[name="${details.name}"][open]`);
  details.open = true;
  if (!other || other === details) return;
  requestAnimationFrame(async () => {
    const animations = other.getAnimations({ subtree: true });
    await Promise.allSettled(animations.map(({ finished }) => finished));
    details.scrollIntoView({ behavior: "instant" });
  });
}

/** Expands the opening in the hash of the address. */
function useLinkedOpening(): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: following the same link again expands it again
  useEffect(() => {
    const linked = openPositions.find(({ id }) => hash === `#${id}`);
    const details = linked && document.getElementById(linked.id);
    if (details instanceof HTMLDetailsElement) expand(details);
  }, [hash, key]);
}

/** What the openings have in common, the page says once: a card has only what tells it apart. */
function differing(list: readonly Opening[], fact: "location" | "type") {
  return new Set(list.map((opening) => opening[fact])).size > 1;
}

/** Replaces the list while there are no openings. */
function NoOpenings() {
  const { title, text, action } = careers.positions.none;
  return (
    <Alert title={title} headingLevel={3} actions={<OutlineLink action={action} />}>
      {text}
    </Alert>
  );
}

interface OpeningsProps {
  /** Default: those of the content. */
  list?: readonly Opening[];
}

/** The openings, of which at most one is expanded. */
export function Openings({ list = openPositions }: OpeningsProps) {
  useLinkedOpening();
  const { labels } = openingWords;
  if (list.length === 0) return <NoOpenings />;
  return list.map((opening) => (
    <JobCard
      data-others=""
      key={opening.id}
      id={opening.id}
      name="opening"
      title={opening.title}
      department={opening.department}
      location={differing(list, "location") ? opening.location : undefined}
      type={differing(list, "type") ? opening.type : undefined}
      description={opening.description}
      lists={[
        { title: labels.responsibilities, items: opening.responsibilities },
        { title: labels.requirements, items: opening.requirements },
      ]}
      action={
        <Stack direction="row" gap={3}>
          <ButtonLink
            link={
              <Link
                to={`${paths.careers.path}${searchFor(opening.id)}#application-form`}
                discover="none"
              />
            }
          >
            {labels.apply}
            <VisuallyHidden>: {opening.title}</VisuallyHidden>
          </ButtonLink>
          <ButtonLink tone="outline" link={<SiteLink href={`/careers/${opening.id}`} />}>
            {labels.page}
            <VisuallyHidden>: {opening.title}</VisuallyHidden>
          </ButtonLink>
        </Stack>
      }
    />
  ));
}
