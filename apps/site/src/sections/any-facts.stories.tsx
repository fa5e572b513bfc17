import { offices } from "@kolam/content/model/company/offices";
import { Section } from "@kolam/ui/section";
import { SiteFooter } from "@kolam/ui/site-footer";
import { landmarks } from "@site/texts/navigation";
import { footerColumns } from "@site/words/navigation";
import { contact } from "@site/words/pages/contact";
import { ContactCards, OfficeCards } from "../pages/contact/contact-cards.tsx";
import { FooterContact } from "../shell/footer-contact.tsx";
import { atAddress } from "../testing/page-story.tsx";

/** Offices of every kind. */
export default { title: "Sections/Any facts", ...atAddress("/") };

type Office = (typeof offices)[number];

const phone = (end: number) =>
  ({ display: `+49 341 555 01${end}`, href: `tel:+4934155501${end}` }) as const;
const week = "Monday to Thursday, 9:00 AM - 6:00 PM";
const hours = (...lines: string[]) => ({ days: "", lines });

/** Offices that differ in every optional field. */
const all: readonly [Office, ...Office[]] = [
  {
    ...offices[0],
    phones: [phone(10), phone(11), phone(12)],
    hours: hours(week, "Friday, 9:00 AM - 12:00 PM, 2:00 PM - 4:00 PM CET"),
  },
  {
    name: "Halle",
    address: "Große Ulrichstraße 51, 06108 Halle",
    phones: [phone(20)],
    email: undefined,
    hours: hours(),
  },
  {
    name: "Workshop",
    address: "Karl-Liebknecht-Straße 132, rear building, 04275 Leipzig, Saxony",
    phones: [],
    email: { address: "workshop@agency.example", href: "mailto:workshop@agency.example" },
    hours: hours(`${week} CET`),
  },
  { name: "Jena", address: "Markt 1, 07743 Jena", phones: [], email: undefined, hours: hours() },
  {
    name: "Chemnitz",
    address: "Brückenstraße 4, 09111 Chemnitz",
    phones: [phone(50), phone(51)],
    email: undefined,
    hours: hours(week, "Saturday, 10:00 AM - 1:00 PM CET"),
  },
];

const some = [1, 2, 3, 5].map((count) => all.slice(0, count) as readonly object[] as typeof all);

/** The offices of the contact page, and the ways to reach them. */
export const Offices = {
  render: () =>
    some.map((of) => (
      <Section key={of.length} title={`${contact.offices.title}: ${of.length}`} space="sm">
        {of.length > 1 ? <OfficeCards of={of} /> : null}
        <ContactCards of={of} />
      </Section>
    )),
};

/** The same in the footer. */
export const OfficesInFooter = {
  render: () =>
    some.map((of) => (
      <SiteFooter
        key={of.length}
        brand={of.length}
        groups={footerColumns.map(({ title }) => ({ title, links: [] }))}
        navigationLabel={`${landmarks.footer} ${of.length}`}
        contact={<FooterContact of={of} />}
        legal={null}
      />
    )),
};
