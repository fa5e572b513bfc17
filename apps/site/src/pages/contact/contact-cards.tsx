import type { ContactCard } from "@kolam/content/pages/contact";
import { shell } from "@kolam/content/shell";
import { ButtonLink } from "@kolam/ui/button-link";
import { CardGrid } from "@kolam/ui/card-grid";
import { Icon, type IconProps } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { SiteLink } from "../../router/site-link.tsx";
import { chatAttribute } from "../../shell/conversions.ts";
import styles from "./contact-cards.module.css";

const icons: Readonly<Record<ContactCard["kind"], IconProps["name"]>> = {
  phone: "phone",
  email: "mail",
  chat: "chat",
  visit: "pin",
};

const chatLink = { [chatAttribute]: "", target: "_blank", rel: "noopener" };

function Card({ card: { kind, title, detail, text, link } }: { card: ContactCard }) {
  const isChat = kind === "chat";
  return (
    <article className={styles.card}>
      <h3 className={styles.title}>
        <Icon name={icons[kind]} size="lg" className={styles.icon} />
        {title}
      </h3>
      <p className={styles.detail}>{detail}</p>
      <p className={styles.text}>{text}</p>
      {link ? (
        <p className={styles.action}>
          <ButtonLink
            tone={kind === "phone" ? "action" : "outline"}
            link={<SiteLink href={link.href} {...(isChat ? chatLink : {})} />}
          >
            {link.label}
            {isChat ? <VisuallyHidden> ({shell.newTab})</VisuallyHidden> : null}
          </ButtonLink>
        </p>
      ) : null}
    </article>
  );
}

/** The ways to reach us, as cards. */
export function ContactCards({ items }: { items: readonly ContactCard[] }) {
  return (
    <CardGrid columns="2">
      {items.map((card) => (
        <Card key={card.kind} card={card} />
      ))}
    </CardGrid>
  );
}
