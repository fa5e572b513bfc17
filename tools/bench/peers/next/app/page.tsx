import type { Metadata } from "next";
import { HeroPhoto, heroPhoto } from "../components/hero-photo";
import { PageLink } from "../components/page-link";
import { Closing, Figures } from "../components/parts";
import { Photo } from "../components/photo";
import words from "../copied/words.json";

export const metadata: Metadata = words.home.meta;

export default function Home() {
  const { hero, statistics, intro, services, testimonials, blog, closing } = words.home;
  return (
    <>
      <div className="hero night">
        <div className="wide">
          <div>
            <p className="eyebrow">{hero.eyebrow}</p>
            <h1>
              {hero.title} <em>{hero.accent}</em>
            </h1>
            <p className="lead">{hero.lead}</p>
            <p className="actions">
              {hero.actions.map(({ label, href }, at) => (
                <PageLink key={href} className={at > 0 ? "button quiet" : "button"} href={href}>
                  {label}
                </PageLink>
              ))}
            </p>
          </div>
          {heroPhoto ? (
            <HeroPhoto />
          ) : (
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing
            <div dangerouslySetInnerHTML={{ __html: words.heroArt }} />
          )}
        </div>
      </div>
      <Figures figures={statistics} />
      <section className="section alt">
        <div className="wide pair">
          <div className="prose">
            <h2>{intro.title}</h2>
            {intro.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <p>
              <PageLink className="button quiet" href={intro.action.href}>
                {intro.action.label}
              </PageLink>
            </p>
          </div>
          <Photo photo={intro.photo} />
        </div>
      </section>
      <section className="section">
        <div className="wide">
          <h2>{services.title}</h2>
          <p className="lead">{services.lead}</p>
          <div className="grid">
            {services.cards.map((card) => (
              <article key={card.href} className="card">
                <h3>
                  <PageLink href={card.href}>{card.title}</PageLink>
                </h3>
                <p>{card.description}</p>
                <ul>
                  {card.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className="price">{card.price}</p>
              </article>
            ))}
          </div>
        </div>
      </section>
      <section className="section alt">
        <div className="wide">
          <h2>{testimonials.title}</h2>
          <p className="lead">{testimonials.lead}</p>
          <div className="grid">
            {testimonials.items.map((item) => (
              <figure key={item.name} className="card">
                <p className="stars" role="img" aria-label="5 out of 5 stars">
                  ★★★★★
                </p>
                <blockquote>{item.content}</blockquote>
                <figcaption className="note">
                  {item.name}, {item.role}, {item.company}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </section>
      <section className="section">
        <div className="wide">
          <h2>{blog.title}</h2>
          <p className="lead">{blog.lead}</p>
          <div className="grid">
            {blog.articles.map((article) => (
              <article key={article.href} className="card bare">
                <Photo photo={article.photo} />
                <p className="note">
                  {article.category} · {article.date} · {article.readTime}
                </p>
                <h3>
                  <PageLink href={article.href}>{article.title}</PageLink>
                </h3>
                <p>{article.excerpt}</p>
              </article>
            ))}
          </div>
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}
