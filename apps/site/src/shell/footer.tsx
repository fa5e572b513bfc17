import { partsOf, plainText } from "@kolam/content/model/basics/links";
import { footerLines } from "@kolam/content/model/law/company-law";
import { type PageId, pageIds, pagesOfGroup, paths } from "@kolam/content/model/pages/paths";
import { SiteFooter } from "@kolam/ui/site-footer";
import { company } from "@site/facts/company";
import { titles } from "@site/lists/words/titles";
import { companyLawWords } from "@site/texts/law/company";
import { footer, landmarks } from "@site/texts/navigation";
import { companyWords } from "@site/words/company-words";
import { footerColumns } from "@site/words/navigation";
import { memo } from "react";
import { languageLinks } from "../router/languages.ts";
import { SiteLink } from "../router/site-link.tsx";
import { CookieSettings } from "./cookies/cookie-settings.tsx";
import styles from "./footer.module.css";
import { FooterContact } from "./footer-contact.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";

declare const __BUILD_YEAR__: number;
declare const __EXAMPLE__: boolean;

interface FooterProps {
  /** The id of the current page. */
  current: string | undefined;
}

/**
 * The legal pages, in the first language where this one lacks them: they apply to its readers too.
 * The sitemap, which is among them, lists the pages of its own language.
 */
const legalPages = (Object.keys(paths) as PageId[]).filter((id) => {
  const { path, group } = paths[id];
  const isElsewhere = id !== "sitemap" && languageLinks?.first.pages.includes(path);
  return group === "legal" && (pageIds.includes(id) || isElsewhere);
});

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
            <Logo surface="deep" />
            <p className={styles.pitch}>{companyWords.pitch}</p>
          </>
        }
        groups={groups}
        navigationLabel={landmarks.footer}
        contact={<FooterContact />}
        legal={
          <>
            <ul className={styles.standing}>
              <li>{footer.copyright(company.name, __BUILD_YEAR__)}</li>
              {footerLines.map((line) => (
                <li key={plainText(line)}>
                  {partsOf(line).map((part) =>
                    typeof part === "string" ? (
                      part
                    ) : (
                      <a key={part.href} href={part.href}>
                        {part.text}
                      </a>
                    ),
                  )}
                </li>
              ))}
              {__EXAMPLE__ ? <li>{companyLawWords.example}</li> : null}
            </ul>
            <nav aria-label={landmarks.legal}>
              <ul className={styles.legalLinks}>
                {legalPages.map((id) => (
                  <li key={id}>
                    <SiteLink
                      href={paths[id].path}
                      aria-current={id === current ? "page" : undefined}
                    >
                      {titles[id]}
                    </SiteLink>
                  </li>
                ))}
                <LanguageSwitch />
                {__TAG_KIND__ === "google" ? (
                  <li>
                    <CookieSettings />
                  </li>
                ) : null}
              </ul>
            </nav>
          </>
        }
      />
    </div>
  );
});
