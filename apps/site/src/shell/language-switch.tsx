import { useLocation } from "react-router-dom";
import { languageLinks } from "../router/languages.ts";

/** Links to this page in the other languages, or to their home pages where they do not have it. */
export function LanguageSwitch() {
  const { pathname } = useLocation();
  return languageLinks?.others.map(({ language, name, home, base, pages }) => {
    const isThere = pages.includes(pathname);
    return (
      <li key={language}>
        <a href={base + (isThere ? pathname : "/")} hrefLang={language} lang={language}>
          {isThere ? name : `${name}: ${home}`}
        </a>
      </li>
    );
  });
}
