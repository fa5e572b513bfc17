import { foreign } from "@kolam/content/model/basics/foreign";
import { useLocation, useMatches } from "react-router-dom";
import type { WithHead } from "../articles/data-of.ts";
import { languageLinks } from "../router/languages.ts";

/** Links to this page in the other languages, or to their home pages where they do not have it. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  const { head } = (useMatches().at(-1)?.loaderData ?? {}) as Partial<WithHead<object>>;
  return languageLinks?.others.map(({ language, name, home, base, pages }) => {
    const isThere = head?.languages?.includes(language) ?? pages.includes(pathname);
    const href = base + (isThere ? pathname : "/");
    // The direction applies to the name only: the link is placed like the others.
    const { lang, dir } = foreign({ language });
    return (
      <li key={language}>
        <a href={href} hrefLang={language} lang={lang} title={isThere ? undefined : home}>
          {dir ? <span dir={dir}>{name}</span> : name}
        </a>
      </li>
    );
  });
}
