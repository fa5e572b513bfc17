import words from "../copied/words.json";
import { PageLink } from "./page-link";

function Links({ links }: { links: readonly { title: string; href: string }[] }) {
  return links.map(({ title, href }) => (
    <li key={href}>
      <PageLink href={href}>{title}</PageLink>
    </li>
  ));
}

export function Header() {
  return (
    <header className="header">
      <div className="wide">
        <PageLink className="brand" href="/">
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing */}
          <span dangerouslySetInnerHTML={{ __html: words.logo }} />
          {words.name}
        </PageLink>
        <nav className="menu desk-menu" aria-label="Site">
          <ul>
            <li>
              <details>
                <summary>{words.servicesTitle}</summary>
                <ul>
                  <Links links={words.services} />
                </ul>
              </details>
            </li>
            <Links links={words.pages} />
          </ul>
        </nav>
        <PageLink className="button" href={words.action.href}>
          {words.action.label}
        </PageLink>
        <details className="menu phone-menu">
          <summary>Menu</summary>
          <ul>
            <Links links={[...words.pages, ...words.services]} />
          </ul>
        </details>
      </div>
    </header>
  );
}
