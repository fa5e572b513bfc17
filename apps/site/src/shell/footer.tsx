import drawing from "virtual:drawing/closing";
import { companyWords } from "@kolam/content/company-words";
import { mailboxes } from "@kolam/content/facts/channels";
import { company } from "@kolam/content/facts/company";
import { pagesOfGroup, paths, serviceIds } from "@kolam/content/facts/paths";
import { footer, footerColumns, footerLegal, landmarks } from "@kolam/content/navigation";
import { titles } from "@kolam/content/titles";
import { Motif } from "@kolam/ui/motif";
import { SiteFooter } from "@kolam/ui/site-footer";
import { memo } from "react";
import { SiteLink } from "../router/site-link.tsx";
import { CookieSettings } from "./cookies/cookie-settings.tsx";
import styles from "./footer.module.css";
import { Logo } from "./logo.tsx";
import { PhoneNumber } from "./phone-number.tsx";

declare const __BUILD_YEAR__: number;

function Contact() {
  const { street, locality, postalCode, region } = company.address;
  return (
    <dl className={styles.contact}>
      <dt>{footer.phone}</dt>
      <dd>
        <a href={company.phone.href}>
          <PhoneNumber />
        </a>
      </dd>
      <dt>{footer.email}</dt>
      <dd>
        <a href={mailboxes.hello.href}>{mailboxes.hello.address}</a>
      </dd>
      <dt>{footer.address}</dt>
      <dd>
        {street}, {locality} {postalCode}, {region}
      </dd>
      <dt>{footer.hours}</dt>
      <dd>{company.hours.text}</dd>
    </dl>
  );
}

interface FooterProps {
  /** The id of the current page. */
  current: string | undefined;
}

/** The footer of every page: links to all pages, contact details and legal notices. */
export const Footer = memo(function Footer({ current }: FooterProps) {
  const groups = footerColumns.map(({ title, group }) => ({
    title,
    links: pagesOfGroup(group).map((id) => ({
      label: titles[id],
      link: <SiteLink href={paths[id].path} />,
      current: id === current,
    })),
  }));
  return (
    <div id="footer">
      <SiteFooter
        brand={
          <>
            <Logo />
            <p className={styles.pitch}>{companyWords.pitch}</p>
            <SiteLink href={footer.work.href} className={styles.work}>
              {footer.work.label}
            </SiteLink>
          </>
        }
        groups={groups}
        navigationLabel={landmarks.footer}
        contact={<Contact />}
        social={company.social.map(({ name, href }) => (
          <a key={name} href={href} rel="noopener" className={styles.social}>
            {name}
          </a>
        ))}
        legal={
          <div className={styles.legal}>
            <p>{footer.copyright(company.name, __BUILD_YEAR__)}</p>
            <nav aria-label={landmarks.legal}>
              <ul className={styles.legalLinks}>
                {footerLegal.map((id) => (
                  <li key={id}>
                    <SiteLink
                      href={paths[id].path}
                      aria-current={id === current ? "page" : undefined}
                    >
                      {titles[id]}
                    </SiteLink>
                  </li>
                ))}
                {__TAG_KIND__ === "google" ? (
                  <li>
                    <CookieSettings />
                  </li>
                ) : null}
              </ul>
            </nav>
          </div>
        }
        // A long list of services takes its place.
        motif={serviceIds.length > 8 ? undefined : <Motif drawing={drawing} pitch={40} />}
      />
    </div>
  );
});
