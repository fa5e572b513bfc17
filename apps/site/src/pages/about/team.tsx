import { listed } from "@kolam/content/facts/lists";
import { about } from "@kolam/content/pages/about";
import type { AboutWords } from "@kolam/content/shapes/pages";
import { CardGrid } from "@kolam/ui/card-grid";
import { PersonCard } from "@kolam/ui/person-card";
import { Section } from "@kolam/ui/section";
import { SitePhoto } from "../../photos/site-photo.tsx";

const portrait = {
  width: 380,
  height: 420,
  sizes: "(width < 36rem) 92vw, (width < 60rem) 46vw, 24rem",
};

/** The people of the agency, where its owner lists any. */
export function Team({ team = (about as AboutWords).team }: Pick<AboutWords, "team">) {
  if (!team) return null;
  return (
    <Section title={team.title} lead={team.lead}>
      <CardGrid columns={team.people.length % 2 === 0 && team.people.length < 5 ? "2" : "3"}>
        {team.people.map(({ name, role, languages, text, photo }) => (
          <PersonCard
            key={name}
            name={name}
            role={languages ? `${role} (${listed(languages)})` : role}
            text={text}
            {...(photo && { photo: <SitePhoto photo={photo} {...portrait} /> })}
          />
        ))}
      </CardGrid>
    </Section>
  );
}
