import type { Phone } from "@kolam/content/model/company/company-details";
import { offices } from "@kolam/content/model/company/offices";
import type { ContactWords } from "@kolam/content/model/types/pages";
import { type ContactDetail, ContactDetails } from "@kolam/ui/contact-details";
import { Icon, type IconProps } from "@kolam/ui/icon";
import { VisuallyHidden } from "@kolam/ui/visually-hidden";
import { mailboxes } from "@site/facts/channels";
import { shell } from "@site/texts/shell";
import { chat } from "@site/words/company-words";
import { contact } from "@site/words/pages/contact";
import { SiteLink } from "../../router/site-link.tsx";
import { chatAttribute } from "../../shell/conversions.ts";
import { EmailAddress } from "../../shell/email-address.tsx";
import { PhoneNumber } from "../../shell/phone-number.tsx";
import styles from "./contact-cards.module.css";

/** An office with address and hours for readers. */
type Office = (typeof offices)[number];

interface OfficesProps {
  /** The main one first. Default: the company's. */
  of?: readonly [Office, ...Office[]];
}

const icon = (name: IconProps["name"]) => <Icon name={name} size="lg" />;

const numbers = (phones: readonly Phone[]) =>
  phones.map((phone) => ({
    label: <PhoneNumber {...phone} />,
    link: <SiteLink href={phone.href} />,
  }));

/** The way to an office, where clients may come. */
const wayTo = ({ directions }: Pick<Office, "directions">) =>
  directions
    ? [
        {
          label: (
            <>
              {shell.directions}
              <VisuallyHidden> ({shell.newTab})</VisuallyHidden>
            </>
          ),
          link: <SiteLink href={directions} target="_blank" rel="noopener" />,
        },
      ]
    : [];

/**
 * The available ways to reach us, one below the other, each of which is a link. If there is one
 * office, a visit is among them.
 */
export function ContactCards({ of = offices }: OfficesProps) {
  const { phone, email, chat: chatWords, visit }: ContactWords["cards"] = contact.cards;
  const [office, second] = of;
  const { phones, hours, address } = office;
  const [main, ...others] = phones;
  const ways: (ContactDetail | undefined)[] = [
    main && {
      title: phone.title,
      detail: (
        <SiteLink href={main.href}>
          <PhoneNumber {...main} />
        </SiteLink>
      ),
      text: [...hours.lines, phone.text].filter(Boolean).join("\n"),
      icon: icon("phone"),
      link: numbers(others),
    },
    {
      title: email.title,
      detail: (
        <SiteLink href={mailboxes.hello.href}>
          <EmailAddress address={mailboxes.hello.address} />
        </SiteLink>
      ),
      text: email.text,
      icon: icon("mail"),
    },
    chat && {
      title: chatWords.title,
      detail: (
        <SiteLink href={chat.href} {...{ [chatAttribute]: "" }} target="_blank" rel="noopener">
          {chat.app}
          <VisuallyHidden> ({shell.newTab})</VisuallyHidden>
        </SiteLink>
      ),
      text: chatWords.text,
      icon: icon("chat"),
    },
    second
      ? undefined
      : {
          title: visit.title,
          detail: address,
          text: visit.text,
          icon: icon("pin"),
          link: wayTo(office),
        },
  ];
  return (
    <ContactDetails className={styles.cards} items={ways.filter((way) => way !== undefined)} />
  );
}

/** The offices, side by side, with address, hours, numbers and e-mail. */
export function OfficeCards({ of = offices }: OfficesProps) {
  return (
    <ContactDetails
      className={styles.cards}
      columns="3"
      items={of.map(({ name, address, directions, hours, phones, email }) => ({
        title: name,
        detail: address,
        text: hours.lines.join("\n"),
        icon: icon("pin"),
        link: [
          ...wayTo({ directions }),
          ...numbers(phones),
          ...(email
            ? [{ label: <EmailAddress {...email} />, link: <SiteLink href={email.href} /> }]
            : []),
        ],
      }))}
    />
  );
}
