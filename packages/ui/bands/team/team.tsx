import { CardGrid } from "@kolam/ui/card-grid";
import { PersonCard, type PersonCardProps } from "@kolam/ui/person-card";
import { Section } from "@kolam/ui/section";
import type { ReactNode } from "react";

/**
 * Where the pictures of a team are: portraits need the width of a card, initials leave it to the
 * words; the more decide.
 */
export function layoutOf(people: readonly { readonly photo?: unknown }[]): "stacked" | "beside" {
  const pictured = people.filter(({ photo }) => photo).length;
  return pictured * 2 >= people.length ? "stacked" : "beside";
}

export interface TeamBandProps {
  readonly eyebrow?: ReactNode;
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  readonly surface?: "plain" | "alt" | undefined;
  /** With portraits of one shape. The names are unique. */
  readonly people: readonly PersonCardProps[];
  /** Default: as most of the people have it. */
  readonly layout?: "stacked" | "beside" | undefined;
}

/** The people behind the work, one card each. */
export function TeamBand({ people, layout = layoutOf(people), ...section }: TeamBandProps) {
  return (
    <Section {...section}>
      <CardGrid columns={people.length % 2 === 0 && people.length < 5 ? "2" : "3"}>
        {people.map((person) => (
          <PersonCard key={person.name} {...person} layout={layout} />
        ))}
      </CardGrid>
    </Section>
  );
}
