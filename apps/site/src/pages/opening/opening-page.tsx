import { formatDay } from "@kolam/content/model/basics/dates";
import { listed } from "@kolam/content/model/basics/lists";
import type { OpeningPath } from "@kolam/content/model/pages/paths";
import { sayRange } from "@kolam/content/model/services/prices";
import { isOpen, type Opening } from "@kolam/content/model/types/opening";
import { Alert } from "@kolam/ui/alert";
import { Grid } from "@kolam/ui/grid";
import { Hero } from "@kolam/ui/hero";
import { LinkList } from "@kolam/ui/link-list";
import { Prose } from "@kolam/ui/prose";
import { Section } from "@kolam/ui/section";
import { surfaces } from "@site/brand/surfaces";
import { openingWords } from "@site/texts/pages/openings";
import { careers } from "@site/words/pages/careers";
import { useEffect, useState } from "react";
import { useLoaderData } from "react-router-dom";
import type { Missing, OpeningData } from "../../articles/data-of.ts";
import { SiteLink } from "../../router/site-link.tsx";
import { Actions } from "../../sections/actions.tsx";
import { HeroPicture } from "../../sections/hero-picture.tsx";
import { OutlineLink } from "../../sections/outline-link.tsx";
import { RuledList } from "../../sections/text/ruled-list.tsx";
import { Trail } from "../../sections/trail.tsx";
import { ApplicationSection } from "../careers/application-form.tsx";
import { useApplicationSuccess } from "../careers/application-success.tsx";
import styles from "./opening-page.module.css";

const { closed } = careers;
const addressOf = (id: string): OpeningPath => `/careers/${id}`;

/** The opening at the current address, or the not-found page. */
export function OpeningPage() {
  const data = useLoaderData<OpeningData | Missing>();
  if ("Missing" in data) return <data.Missing />;
  return <OpeningWords key={data.opening.id} {...data} />;
}

const payOf = ({ least, most = least, per }: NonNullable<Opening["pay"]>): string =>
  openingWords.pay[per](sayRange(least, most));

function Facts({ location, type, pay, posted, closes }: Opening) {
  const day = (date: string) => <time dateTime={date}>{formatDay(date)}</time>;
  const { facts } = openingWords;
  return (
    <RuledList
      items={[
        { name: facts.location, text: location },
        { name: facts.type, text: type },
        ...(pay ? [{ name: facts.pay, text: payOf(pay) }] : []),
        { name: facts.posted, text: day(posted) },
        ...(closes ? [{ name: facts.closes, text: day(closes) }] : []),
      ]}
    />
  );
}

function OpeningWords({ opening, open: openAtBuild, others }: OpeningData) {
  const { screen, formProps } = useApplicationSuccess();
  const [open, setOpen] = useState(openAtBuild);
  // The site may have been built before the last day for applications.
  useEffect(() => setOpen((was) => was && isOpen(opening)), [opening]);
  if (screen) return screen;
  const { id, title, department, description, picture } = opening;
  return (
    <>
      <Hero
        surface={surfaces.hero}
        className={`${styles.hero} ${picture ? styles.pictured : ""}`}
        eyebrow={department}
        title={title}
        lead={description}
        actions={
          open ? (
            <Actions
              size="lg"
              actions={[
                { label: openingWords.labels.apply, href: `${addressOf(id)}#application-form` },
              ]}
            />
          ) : (
            <Alert
              title={closed.title}
              headingLevel={2}
              actions={<OutlineLink action={closed.action} />}
            >
              {closed.text}
            </Alert>
          )
        }
        art={picture && <HeroPicture picture={picture} />}
        aside={<Facts {...opening} />}
        breadcrumbs={<Trail page={{ id: "opening", slug: id }} title={title} />}
      />
      <Section title={openingWords.work}>
        <Grid columns="2" min="lg" gap={10}>
          {(["responsibilities", "requirements"] as const).map((list) => (
            <Prose key={list}>
              <h3>{openingWords.labels[list]}</h3>
              <ul>
                {opening[list].map((item) => (
                  <li key={item}>{item}</li>
                ))}
              </ul>
            </Prose>
          ))}
        </Grid>
      </Section>
      {open ? <ApplicationSection surface="alt" position={title} {...formProps} /> : null}
      {others.length > 0 ? (
        <Section title={openingWords.others} layout="aside" space="sm">
          <LinkList
            data-others=""
            links={others.map((other) => ({
              label: other.title,
              text: listed([other.department, other.location, other.type]),
              link: <SiteLink href={addressOf(other.id)} />,
            }))}
          />
        </Section>
      ) : null}
    </>
  );
}
