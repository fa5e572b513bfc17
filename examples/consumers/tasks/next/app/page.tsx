import { LinkList } from "@kolam/ui/link-list";
import { Section } from "@kolam/ui/section";

export default function Page() {
  return (
    <main>
      <Section title="Tasks" headingLevel={1}>
        <LinkList
          items={[
            { title: "Header", href: "/header" },
            { title: "Contact", href: "/contact" },
            { title: "Team", href: "/team" },
            { title: "Questions", href: "/questions" },
          ]}
        />
      </Section>
    </main>
  );
}
