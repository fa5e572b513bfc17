import type { ContactCard } from "@kolam/content/pages/contact";
import { shell } from "@kolam/content/shell";
import { Icon, type IconProps } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { SiteLink } from "../../router/site-link.tsx";
import { chatAttribute } from "../../shell/conversions.ts";
import { PhoneNumber } from "../../shell/phone-number.tsx";
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
      <Icon name={icons[kind]} size="lg" className={styles.icon} />
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.detail}>{kind === "phone" ? <PhoneNumber /> : detail}</p>
      <p className={styles.text}>{text}</p>
      {link ? (
        <SiteLink href={link.href} className={styles.action} {...(isChat ? chatLink : {})}>
          {link.label}
          {isChat ? <VisuallyHidden> ({shell.newTab})</VisuallyHidden> : null}
        </SiteLink>
      ) : null}
    </article>
  );
}

/** The ways to reach us, one below the other. */
export function ContactCards({ items }: { items: readonly ContactCard[] }) {
  return (
    <div className={styles.root}>
      {items.map((card) => (
        <Card key={card.kind} card={card} />
      ))}
    </div>
  );
}
