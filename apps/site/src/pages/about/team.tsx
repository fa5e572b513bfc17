import drawings from "virtual:drawing/people";
import { foreign } from "@kolam/content/model/basics/foreign";
import { listed } from "@kolam/content/model/basics/lists";
import { articlePath } from "@kolam/content/model/blog/article-path";
import type { AboutWords, Person } from "@kolam/content/model/types/pages";
import { Avatar } from "@kolam/ui/avatar";
import { layoutOf, TeamBand } from "@kolam/ui/bands/team";
import { Motif } from "@kolam/ui/motif";
import type { PersonCardProps } from "@kolam/ui/person-card";
import { articlesByAuthor } from "@site/entries/articles-by-author";
import { about } from "@site/words/pages/about";
import { SitePhoto } from "../../photos/site-photo.tsx";
import { SiteLink } from "../../router/site-link.tsx";
import { InitialsPlate } from "../../sections/plate/initials-plate.tsx";
import { sectionHead } from "../../sections/section-head.tsx";
import { Room } from "./room.tsx";
import styles from "./team.module.css";

/** The portraits of a team have one size. */
const portraits = {
  stacked: { width: 380, height: 420, sizes: "(width < 36rem) 92vw, (width < 60rem) 46vw, 24rem" },
  beside: { width: 96, height: 96, sizes: "5rem" },
} as const;

type Layout = NonNullable<PersonCardProps["layout"]>;

function pictureOf({ name, id = name, photo }: Person, layout: Layout) {
  if (photo) return { photo: <SitePhoto photo={photo} {...portraits[layout]} /> };
  if (layout === "stacked")
    return { photo: <InitialsPlate name={name} id={id} className={styles.plate} /> };
  const drawing = drawings[id];
  if (!drawing) return {};
  return {
    avatar: (
      <span className={styles.framed}>
        <Motif drawing={drawing} tone="accent" className={styles.drawing} />
        <Avatar name={name} tone="feature" />
      </span>
    ),
  };
}

/** What somebody has written for the blog, newest first. */
const writtenBy = (id = "") =>
  (articlesByAuthor[id] ?? []).map((article) => ({
    label: article.title,
    link: <SiteLink href={articlePath(article.slug)} {...foreign(article)} />,
  }));

function memberOf(person: Person, layout: Layout): PersonCardProps {
  const { id, name, role, languages, text, hours, refuses, ask } = person;
  return {
    id,
    name,
    personId: id,
    links: [
      ...writtenBy(id),
      ...(ask ? [{ label: ask.label, link: <SiteLink href={ask.href} /> }] : []),
    ],
    role: languages ? `${role} (${listed(languages)})` : role,
    text: (
      <>
        {text} {hours ? <span className={styles.fact}>{hours}</span> : null}{" "}
        {refuses ? <span className={`${styles.fact} ${styles.refuses}`}>{refuses}</span> : null}
      </>
    ),
    ...pictureOf(person, layout),
  };
}

/** The people of the agency, and which of them are there when, where its owner lists any. */
export function Team({ team = (about as AboutWords).team }: Pick<AboutWords, "team">) {
  if (!team) return null;
  const { people, room } = team;
  const layout = layoutOf(people);
  return (
    <>
      <TeamBand
        {...sectionHead(team)}
        layout={layout}
        people={people.map((person) => memberOf(person, layout))}
      />
      {room ? <Room people={people} room={room} /> : null}
    </>
  );
}
