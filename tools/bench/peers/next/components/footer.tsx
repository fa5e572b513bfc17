import words from "../copied/words.json";
import { PageLink } from "./page-link";

export function Footer() {
  return (
    <footer className="footer">
      <div className="wide">
        <div>
          <p className="brand">{words.name}</p>
          <p>{words.footer.pitch}</p>
          <p>
            <a href={words.phone.href}>{words.phone.display}</a>
          </p>
          <p>
            <a href={words.mail.href}>{words.mail.address}</a>
          </p>
        </div>
        {words.footer.columns.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.href}>
                  <PageLink href={link.href}>{link.title}</PageLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </footer>
  );
}
