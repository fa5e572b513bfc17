import drawnNames from "virtual:drawing/languages";
import { foreign } from "@kolam/content/model/basics/foreign";
import { useLocation, useMatches } from "react-router-dom";
import type { WithHead } from "../articles/data-of.ts";
import { type LanguageLinks, languageLinks } from "../router/languages.ts";
import styles from "./language-switch.module.css";

type Others = LanguageLinks["others"];

/** A link to this page in another language, or to the home page where that does not have it. */
interface Version {
  readonly other: Others[number];
  readonly href: string;
  readonly isThere: boolean;
}

function useVersions(others: Others = languageLinks?.others ?? []): Version[] {
  const { pathname } = useLocation();
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<WithHead<object>>;
  return others.map((other) => {
    const isThere = head?.languages?.includes(other.language) ?? other.pages.includes(pathname);
    return { other, isThere, href: other.base + (isThere ? pathname : "/") };
  });
}

/**
 * The name of a language. In letters that the page's fonts do not have it is drawn: a reader of this
 * page may have no font for them, and a name that is written must not move when one arrives.
 */
function Name({ language, name }: Others[number]) {
  // The direction applies to the name only: the link is placed like the others.
  const { dir } = foreign({ language });
  const drawn = drawnNames[language];
  if (!drawn) return dir ? <span dir={dir}>{name}</span> : name;
  const { width, height, viewBox, path } = drawn;
  return (
    <svg
      role="img"
      aria-label={name}
      viewBox={viewBox}
      width={`${width}em`}
      height={`${height}em`}
      className={styles.drawn}
    >
      <path d={path} />
    </svg>
  );
}

function VersionLink({ version, className }: { version: Version; className?: string | undefined }) {
  const { language, home } = version.other;
  const { lang } = foreign({ language });
  return (
    <a
      href={version.href}
      hrefLang={language}
      lang={lang}
      title={version.isThere ? undefined : home}
      className={className}
    >
      <Name {...version.other} />
    </a>
  );
}

/** Links to this page in the languages that have it, for the header; the others leave their room. */
export function PageLanguages({ others }: { others?: Others }) {
  const versions = useVersions(others);
  if (versions.length === 0) return null;
  return (
    <span className={styles.all}>
      {versions.map((version) =>
        version.isThere ? (
          <VersionLink key={version.other.language} version={version} className={styles.inHeader} />
        ) : (
          <span
            key={version.other.language}
            aria-hidden="true"
            className={`${styles.inHeader} ${styles.absent}`}
          >
            <Name {...version.other} />
          </span>
        ),
      )}
    </span>
  );
}

/**
 * Links to this page in the other languages as items of a list; to their home pages where they do
 * not have it, unless those are left out.
 */
export function LanguageSwitch({ homes = true }: { homes?: boolean }) {
  return useVersions()
    .filter(({ isThere }) => isThere || homes)
    .map((version) => (
      <li key={version.other.language}>
        <VersionLink version={version} />
      </li>
    ));
}
