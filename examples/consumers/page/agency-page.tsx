import { Accordion } from "@kolam/ui/accordion";
import { Alert } from "@kolam/ui/alert";
import { Avatar } from "@kolam/ui/avatar";
import { Badge } from "@kolam/ui/badge";
import { Banner } from "@kolam/ui/banner";
import { Bento } from "@kolam/ui/bento";
import { BentoItem } from "@kolam/ui/bento-item";
import { Button } from "@kolam/ui/button";
import { ButtonLink } from "@kolam/ui/button-link";
import { Card } from "@kolam/ui/card";
import { CardGrid } from "@kolam/ui/card-grid";
import { Checkbox } from "@kolam/ui/checkbox";
import { ContactLayout } from "@kolam/ui/contact-layout";
import { Container } from "@kolam/ui/container";
import { Dialog } from "@kolam/ui/dialog";
import { FeatureCard } from "@kolam/ui/feature-card";
import { FormRow } from "@kolam/ui/form-row";
import { Grid } from "@kolam/ui/grid";
import { Hero } from "@kolam/ui/hero";
import { IconButton } from "@kolam/ui/icon-button";
import { LogoCloud } from "@kolam/ui/logo-cloud";
import { NavigationMenu } from "@kolam/ui/navigation-menu";
import { Newsletter } from "@kolam/ui/newsletter";
import { Pagination } from "@kolam/ui/pagination";
import { PersonCard } from "@kolam/ui/person-card";
import { PlatformCard } from "@kolam/ui/platform-card";
import { PricingCard } from "@kolam/ui/pricing-card";
import { Progress } from "@kolam/ui/progress";
import { RadioGroup } from "@kolam/ui/radio-group";
import { Section } from "@kolam/ui/section";
import { ServiceCard } from "@kolam/ui/service-card";
import { SiteHeader } from "@kolam/ui/site-header";
import { Stack } from "@kolam/ui/stack";
import { StatFigure } from "@kolam/ui/stat-figure";
import { Switch } from "@kolam/ui/switch";
import { Table } from "@kolam/ui/table";
import { Tabs } from "@kolam/ui/tabs";
import { Testimonial } from "@kolam/ui/testimonial";
import { TextField } from "@kolam/ui/text-field";
import { ThemeSwitch } from "@kolam/ui/theme-switch";
import { Tooltip } from "@kolam/ui/tooltip";
import type { ReactElement } from "react";
import { Notices } from "./notices.tsx";

interface AgencyPageProps {
  /** Creates a link of the app's router to a path. */
  link: (path: string) => ReactElement<{ className?: string | undefined }>;
}

const services = [
  { path: "/services", title: "Exhibitions", description: "Rooms that explain things." },
  { path: "/services", title: "Signage", description: "Ways through large buildings." },
];

const plans = [
  {
    title: "One room",
    price: { label: "From", amount: "20,000" },
    features: ["Drawings", "Building", { text: "Lorries", excluded: "Not included:" }],
  },
  {
    title: "A tour",
    price: { label: "From", amount: "60,000" },
    features: ["Drawings", "Building", "Lorries"],
  },
] as const;

const team = [
  { name: "Ada Wren", role: "Exhibitions", text: "Draws a room before anybody names it." },
  { name: "Tom Vale", role: "Building", text: "Knows which wall will hold." },
] as const;

const clients = [
  { name: "Harbour Museum", to: { href: "https://example.com/harbour" } },
  { name: "Nine Mills" },
  { name: "Roundhouse" },
  { name: "Ferry Line" },
] as const;

const questions = [
  { id: "cost", title: "What does a room cost?", content: <p>From 20,000 a room.</p> },
  { id: "time", title: "How long does it take?", content: <p>Four months for most rooms.</p> },
  { id: "tour", title: "Does it travel?", content: <p>Yes, in two lorries.</p> },
];

/** A portrait; another studio would have a photo. */
const portrait =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 48 48'%3E%3Cpath fill='%23345' d='M0 0h48v48H0z'/%3E%3Ccircle cx='24' cy='19' r='9' fill='%23fed'/%3E%3Cpath fill='%23fed' d='M7 48a17 17 0 0 1 34 0z'/%3E%3C/svg%3E";

const termsLink = <a href="/terms">terms</a>;

/** A small agency's home page, built from the packed kit. Works as a server component. */
export function AgencyPage({ link }: AgencyPageProps) {
  return (
    <>
      <Banner label="Announcement" dismissLabel="Dismiss the announcement">
        <p>
          The tide room opens in May. <a href="/services">Plan a visit</a>
        </p>
      </Banner>
      <SiteHeader
        variant="solid"
        position="sticky"
        logo={<strong>Northlight</strong>}
        controls={
          <ThemeSwitch label="Theme" text={{ system: "System", light: "Light", dark: "Dark" }} />
        }
        navigation={
          <NavigationMenu
            label="Main"
            items={[
              { link: link("/"), label: "Home", current: true },
              {
                link: link("/services"),
                label: "Services",
                panel: {
                  triggerLabel: "Show services",
                  links: services.map(({ path, title }) => ({ link: link(path), label: title })),
                  footer: <a href="/visit">Plan a visit</a>,
                },
              },
            ]}
          />
        }
      />
      <main>
        <Hero
          title="Rooms that explain things"
          emphasis="explain"
          lead="Northlight designs exhibitions and signage."
          actions={<ButtonLink link={link("/services")}>Our services</ButtonLink>}
        />
        <Section title="Services" surface="alt">
          <CardGrid>
            {services.map(({ path, title, description }) => (
              <ServiceCard
                key={title}
                link={link(path)}
                title={title}
                description={description}
                features={["Drawings", "Building"]}
              />
            ))}
            <FeatureCard title="On time" text="Opened on the day it said." tone="feature" />
            <PlatformCard
              name="Wood"
              description="For rooms that are built once."
              features={["Cut in our yard", "Warm under a hand"]}
            />
          </CardGrid>
        </Section>
        <Section label="In figures" space="sm">
          <Grid columns={3} min="sm">
            <StatFigure value="31" label="Rooms opened" />
            <StatFigure value="4" label="Months for a room" />
            <StatFigure value="2" label="Lorries" />
          </Grid>
        </Section>
        <Section title="What a visitor remembers">
          <Bento variant="spaced">
            <BentoItem
              span={2}
              tone="feature"
              title="The room before the words"
              text="A shape is understood from the door."
              to={{ link: link("/services") }}
            />
            <BentoItem tone="action" title="An hour">
              <StatFigure value="64" label="Minutes in the tide room" />
            </BentoItem>
            <BentoItem title="One light" text="It moves with the water." />
            <BentoItem title="No screens" text="They would be older than the room." />
            <BentoItem tone="quiet" title="A bench" text="In the place with the best view." />
          </Bento>
        </Section>
        <Section title="Rooms" surface="alt">
          <Card title="The tide room" headingLevel={3} footer={<Badge tone="success">Open</Badge>}>
            <p>Eleven metres of water, drawn on the floor.</p>
            <Stack direction="row" gap={3} align="center">
              <Avatar name="Ines Holm" src={portrait} />
              Ines Holm shows you around
            </Stack>
          </Card>
          <Tabs
            label="Visiting"
            items={[
              { id: "hours", label: "Hours", content: <p>Ten to five, Mondays closed.</p> },
              { id: "way", label: "The way", content: <p>Ten minutes from the station.</p> },
            ]}
          />
          <Table
            caption="Tickets"
            columns={["Ticket", { title: "Price", align: "end" }]}
            rows={[
              { id: "adult", cells: ["Adult", "9.00"] },
              { id: "child", cells: ["Child", "4.50"] },
            ]}
          />
          <Pagination
            label="Pages of rooms"
            page={1}
            count={3}
            to={(page) => ({ href: `/rooms/${page}` })}
            previousText="Previous"
            nextText="Next"
            pageText={(page, count) => `Page ${page} of ${count}`}
          />
        </Section>
        <Section title="What it costs">
          <CardGrid columns={2} label="Plans">
            {plans.map((plan, index) => (
              <PricingCard
                key={plan.title}
                {...plan}
                tone={index === 1 ? "feature" : "plain"}
                badge={index === 1 ? <Badge tone="accent">Most chosen</Badge> : undefined}
                action={<ButtonLink link={link("/services")}>Ask about {plan.title}</ButtonLink>}
              />
            ))}
          </CardGrid>
        </Section>
        <Section title="Who builds it" surface="alt">
          <CardGrid columns={2} label="Team">
            {team.map((person) => (
              <PersonCard key={person.name} {...person} />
            ))}
          </CardGrid>
        </Section>
        <Section label="Clients" space="sm">
          <LogoCloud title="Open to visitors at" logos={clients} />
        </Section>
        <Section title="Questions">
          <Accordion headingLevel={3} items={questions} />
        </Section>
        <ContactLayout
          title="Write to us"
          details={[
            { title: "Call", detail: "+00 00 0000 0000", text: "Ten to five." },
            { title: "Visit", detail: "4 Harbour Lane" },
          ]}
        >
          <form>
            <Stack gap={6}>
              <FormRow>
                <TextField label="Name" name="name" hint="As on your letters" />
                <TextField
                  label="E-mail"
                  name="email"
                  type="email"
                  error="Enter an e-mail address."
                />
              </FormRow>
              <RadioGroup
                label="What do you plan?"
                name="plan"
                options={["An exhibition", "Signage"]}
                defaultValue="Signage"
              />
              <Checkbox label={<>I have read the {termsLink}.</>} name="terms" />
              <Switch label="Send me a copy" name="copy" />
              <Tooltip text="By letter, within a week">
                <Button type="submit">Send</Button>
              </Tooltip>
              <IconButton label="Print" icon="download" />
              <Notices />
              <Progress label="Sent" value={40} />
              <Alert tone="success" title="Saved">
                Your words are kept in this browser.
              </Alert>
              <Dialog
                trigger={<Button tone="outline">How we answer</Button>}
                title="How we answer"
                closeLabel="Close"
              >
                <p>By letter, within a week.</p>
              </Dialog>
            </Stack>
          </form>
        </ContactLayout>
        <Newsletter
          surface="alt"
          title="Four letters a year"
          lead="One for each tide."
          form={<form action="/letters" method="post" />}
          fields={<TextField label="Your address for letters" name="address" type="email" />}
          submit={<Button type="submit">Subscribe</Button>}
          note="Reply to any letter and it is the last one."
        />
        <Section label="A client">
          <Testimonial
            quote="Visitors stay an hour longer."
            name="Museum office"
            role="Director"
            company="Harbour Museum"
            rating={5}
            formatRating={(value, of) => `Rated ${value} out of ${of}`}
          />
        </Section>
      </main>
      <footer>
        <Container>
          <p>Northlight, 4 Harbour Road</p>
        </Container>
      </footer>
    </>
  );
}
