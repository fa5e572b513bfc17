import { PageLink } from "./page-link";

export function Cards({ items }: { items: readonly { title: string; text: string }[] }) {
  return (
    <div className="grid">
      {items.map(({ title, text }) => (
        <div key={title} className="card">
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
      ))}
    </div>
  );
}

export function Figures({ figures }: { figures: readonly { value: string; label: string }[] }) {
  return (
    <section className="band">
      <dl className="wide figures">
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{value}</dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

interface ClosingWords {
  title: string;
  text: string;
  actions: readonly { label: string; href: string }[];
}

export function Closing({ title, text, actions }: ClosingWords) {
  return (
    <section className="section band">
      <div className="wide">
        <h2>{title}</h2>
        <p className="lead">{text}</p>
        <p className="actions">
          {actions.map(({ label, href }) => (
            <PageLink key={href} className="button" href={href}>
              {label}
            </PageLink>
          ))}
        </p>
      </div>
    </section>
  );
}
