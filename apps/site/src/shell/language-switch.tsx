import { useLocation } from "react-router-dom";
import { languageLinks } from "../router/languages.ts";

/** Links to this page in the other languages, or to their home pages where they do not have it. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  return languageLinks?.others.map(({ language, name, home, base, pages }) => {
    const isThere = pages.includes(pathname);
    const href = base + (isThere ? pathname : "/");
    return (
      <li key={language}>
        <a href={href} hrefLang={language} lang={language} title={isThere ? undefined : home}>
          {name}
        </a>
      </li>
    );
  });
}
