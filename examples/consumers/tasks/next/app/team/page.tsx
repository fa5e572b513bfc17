import { CardGrid } from "@kolam/ui/card-grid";
import { Hero } from "@kolam/ui/hero";
import { PersonCard } from "@kolam/ui/person-card";
import { Section } from "@kolam/ui/section";

const people = [
  { name: "Ada Wren", role: "Design", text: "Draws the room before anybody builds it." },
  { name: "Tom Vale", role: "Building", text: "Knows which lorry fits through which street." },
  { name: "Ines Ferro", role: "Words", text: "Reads every sign from ten metres away." },
];

/** The team, with photos or initials. */
export default function Page() {
  return (
    <main>
      <Hero title="Who we are" />
      <Section label="Team">
        <CardGrid columns={3} label="Team">
          {people.map(({ name, role, text }) => (
            <PersonCard
              key={name}
              name={name}
              role={role}
              text={text}
              headingLevel={2}
              links={[{ label: `Write to ${name}`, href: `mailto:${name[0]}@example.com` }]}
            />
          ))}
        </CardGrid>
      </Section>
    </main>
  );
}
