import { Hero } from "@kolam/ui/hero";
import { LinkList } from "@kolam/ui/link-list";
import { Section } from "@kolam/ui/section";

export default function Page() {
  return (
    <main>
      <Hero title="Tasks" />
      <Section label="Tasks">
        <LinkList
          links={[
            { label: "Header", href: "/header" },
            { label: "Contact", href: "/contact" },
            { label: "Team", href: "/team" },
            { label: "Questions", href: "/questions" },
          ]}
        />
      </Section>
    </main>
  );
}
