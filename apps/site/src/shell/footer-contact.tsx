import type { Phone } from "@kolam/content/model/company/company-details";
import { offices } from "@kolam/content/model/company/offices";
import { mailboxes } from "@site/facts/channels";
import { company } from "@site/facts/company";
import { footer } from "@site/texts/navigation";
import { Children, type ReactNode } from "react";
import { EmailAddress } from "./email-address.tsx";
import styles from "./footer.module.css";
import { PhoneNumber } from "./phone-number.tsx";

/** A term and its value; nothing without a value. */
function Row({ name, children }: { name: string; children: ReactNode }) {
  if (Children.count(children) === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}

const numbers = (phones: readonly Phone[]) =>
  phones.map((phone) => (
    <a key={phone.href} href={phone.href}>
      <PhoneNumber {...phone} />
    </a>
  ));

/**
 * How to reach the company: full details of a single office; of several, the numbers and where they
 * are.
 */
export function FooterContact({ of = offices }: { of?: typeof offices }) {
  const [main, ...others] = of;
  const isOne = others.length === 0;
  return (
    <dl className={styles.contact}>
      {isOne ? <Row name={footer.phone}>{numbers(main.phones)}</Row> : null}
      <Row name={footer.email}>
        <a href={mailboxes.hello.href}>
          <EmailAddress address={mailboxes.hello.address} />
        </a>
      </Row>
      {isOne ? (
        <>
          <Row name={footer.address}>{main.address}</Row>
          <Row name={footer.hours}>
            {main.hours.lines.map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Row>
        </>
      ) : (
        of.map(({ name, address, phones }) => (
          <Row key={name} name={name}>
            {address}
            {numbers(phones)}
          </Row>
        ))
      )}
      <Row name={footer.social}>
        {company.social.map(({ name, href }) => (
          <a key={name} href={href} rel="noopener">
            {name}
          </a>
        ))}
      </Row>
    </dl>
  );
}
