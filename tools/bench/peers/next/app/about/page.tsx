import type { Metadata } from "next";
import { Cards, Closing, Figures } from "../../components/parts";
import { Photo } from "../../components/photo";
import words from "../../copied/words.json";

export const metadata: Metadata = words.about.meta;

export default function About() {
  const { hero, story, statements, figures, values, timeline, working, closing } = words.about;
  return (
    <>
      <div className="hero">
        <div className="wide">
          <div>
            <p className="eyebrow">{hero.eyebrow}</p>
            <h1>{hero.title}</h1>
            <p className="lead">{hero.lead}</p>
          </div>
          <Photo photo={hero.photo} eager />
        </div>
      </div>
      <section className="section">
        <div className="wide prose">
          <h2>{story.title}</h2>
          {story.paragraphs.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </section>
      <section className="section alt">
        <div className="wide">
          <Cards items={statements} />
        </div>
      </section>
      <Figures figures={figures} />
      <section className="section">
        <div className="wide">
          <h2>{values.title}</h2>
          <p className="lead">{values.lead}</p>
          <Cards items={values.items} />
        </div>
      </section>
      <section className="section alt">
        <div className="wide">
          <h2>{timeline.title}</h2>
          <p className="lead">{timeline.lead}</p>
          <Cards items={timeline.items} />
        </div>
      </section>
      <section className="section">
        <div className="wide pair">
          <div className="prose">
            <h2>{working.title}</h2>
            {working.paragraphs.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
          <Photo photo={working.photo} />
        </div>
      </section>
      <Closing {...closing} />
    </>
  );
}
