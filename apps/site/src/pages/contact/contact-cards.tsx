import type { ContactCard } from "@kolam/content/shapes/pages";
import { shell } from "@kolam/content/shell";
import { type ContactDetail, ContactDetails } from "@kolam/ui/contact-details";
import { Icon, type IconProps } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { SiteLink } from "../../router/site-link.tsx";
import { chatAttribute } from "../../shell/conversions.ts";
import { PhoneNumber } from "../../shell/phone-number.tsx";

const icons: Readonly<Record<ContactCard["kind"], IconProps["name"]>> = {
  phone: "phone",
  email: "mail",
  chat: "chat",
  visit: "pin",
};

function linkOf({ kind, link }: ContactCard): ContactDetail["link"] {
  if (!link) return undefined;
  const target = { link: <SiteLink href={link.href} /> };
  if (kind !== "chat") return { ...target, label: link.label };
  const label = (
    <>
      {link.label}
      <VisuallyHidden> ({shell.newTab})</VisuallyHidden>
    </>
  );
  return { ...target, label, [chatAttribute]: "", target: "_blank", rel: "noopener" };
}

/** The ways to reach us, one below the other. */
export function ContactCards({ items }: { items: readonly ContactCard[] }) {
  return (
    <ContactDetails
      items={items.map((card) => ({
        title: card.title,
        detail: card.kind === "phone" ? <PhoneNumber /> : card.detail,
        text: card.text,
        icon: <Icon name={icons[card.kind]} size="lg" />,
        link: linkOf(card),
      }))}
    />
  );
}
