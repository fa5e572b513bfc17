import { exampleKind } from "@kolam/ui/testing/example-kind";
import {
  Canvas,
  Controls,
  DocsContext,
  DocsPage,
  Heading,
  Source,
  Story,
  Unstyled,
} from "@storybook/addon-docs/blocks";
import { type PropsWithChildren, useContext } from "react";
import type { ModuleExport, Parameters, PreparedStory } from "storybook/internal/types";
import { sentence } from "../named-by-export.ts";
import { Anatomy } from "./anatomy.tsx";
import { Examples } from "./examples.tsx";
import { type Component, components, properties } from "./kit.ts";
import styles from "./page.module.css";
import { Access, Keyboard, Properties, Variants } from "./tables.tsx";
import { Sentence, Words } from "./words.tsx";

/** A story with the export that Storybook's blocks refer to. */
type StoryOfPage = PreparedStory & { readonly moduleExport: ModuleExport };

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;

const runs = {
  server: "Server component: adds no script to a rendered page",
  mixed: "Server component with client parts",
  client: "Client component",
} as const;

function Facts({ doc: { runs: where, size } }: { doc: Component }) {
  return (
    <ul className={styles.facts}>
      <li>{runs[where]}</li>
      {size ? (
        <li>
          {kilobytes(size.js)} script, {kilobytes(size.css)} styles, compressed
        </li>
      ) : null}
    </ul>
  );
}

function Usage({ doc: { imports, usage, styles: pieces } }: { doc: Component }) {
  const sheets = ["base", ...pieces].map((piece) => `import "@kolam/ui/css/${piece}.css";`);
  return (
    <>
      <Source dark code={`${imports}\n\n${usage}`} language="tsx" />
      <p>
        The styles are in <code>@kolam/ui/styles.css</code>. An app that loads only what it uses
        needs these pieces, in this order:
      </p>
      <Source dark code={sheets.join("\n")} language="tsx" />
    </>
  );
}

function When({ doc: { name, when, whenNot, notes = [] } }: { doc: Component }) {
  return (
    <>
      <div className={styles.when}>
        {Object.entries({ When: when, "When not": whenNot }).map(([title, text]) => (
          <div key={title}>
            <h3>{title}</h3>
            <p>
              <Sentence text={text} own={name} />
            </p>
          </div>
        ))}
      </div>
      {notes.map((note) => (
        <p key={note}>
          <Words text={note} own={name} />
        </p>
      ))}
    </>
  );
}

/** The JSDoc of a story. */
const captionOf = (parameters: Parameters): string => parameters.docs?.description?.story ?? "";

/** Links to the stories that the page does not show, with what each of them proves. */
function OtherStories({ stories }: { stories: readonly StoryOfPage[] }) {
  return (
    <ul className={styles.stories}>
      {stories.map(({ id, name, parameters }) => (
        <li key={id}>
          <a href={`./?path=/story/${id}`} target="_top" className={styles.link}>
            {sentence(name)}
          </a>
          <span>
            <Words text={captionOf(parameters)} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A part of the page without the styles of Storybook's texts. */
function Part({ title, children }: PropsWithChildren<{ title: string }>) {
  return (
    <>
      <Heading>{title}</Heading>
      <Unstyled>{children}</Unstyled>
    </>
  );
}

function ComponentPage({ doc, stories }: { doc: Component; stories: readonly StoryOfPage[] }) {
  const { name } = doc;
  const tagged = (tag: string) => stories.find(({ tags }) => tags.includes(tag));
  const first = tagged("overview") ?? stories[0];
  const matrix = stories.find((story) => story.name === "Matrix");
  const own = properties.filter(({ components: readers }) => readers.includes(name));
  const rest = stories.filter((story) => !exampleKind(story.name));
  if (!first) return null;
  const examples = doc.examples.map(({ kind, text }) => {
    const example = stories.find((story) => exampleKind(story.name) === kind) ?? first;
    return { kind, text, story: example.moduleExport };
  });
  const wide = first.parameters.layout === "fullscreen";
  return (
    <>
      <Unstyled>
        <header className={styles.head}>
          <p className={styles.group}>{doc.group}</p>
          <h1 className={styles.title}>{name}</h1>
          <p className={styles.lead}>
            <Words text={doc.doc} own={name} />
          </p>
          <Facts doc={doc} />
        </header>
      </Unstyled>
      <Canvas of={first.moduleExport} sourceState="none" />
      <Part title="When to use it">
        <When doc={doc} />
      </Part>
      <Part title="Do and don’t">
        <Examples name={name} examples={examples} wide={wide} />
      </Part>
      <Part title="Anatomy">
        <Anatomy
          name={name}
          parts={doc.anatomy}
          wide={wide}
          story={(tagged("anatomy") ?? first).moduleExport}
        />
      </Part>
      <Heading>Use it</Heading>
      <Usage doc={doc} />
      {doc.axes.length > 0 ? (
        <Part title="Variants">
          <Variants axes={doc.axes} />
        </Part>
      ) : null}
      <Heading>Props</Heading>
      <Controls of={first.moduleExport} exclude={["style"]} />
      {own.length > 0 ? (
        <Part title="Custom properties">
          <Properties list={own} />
        </Part>
      ) : null}
      <Part title="Accessibility">
        <p className={styles.text}>
          <Sentence text={doc.accessibility} own={name} />
        </p>
        {doc.keyboard.length > 0 ? <Keyboard keyboard={doc.keyboard} /> : null}
        <Access access={doc.access} />
      </Part>
      {matrix ? (
        <>
          <Heading>Every combination</Heading>
          <Story of={matrix.moduleExport} />
        </>
      ) : null}
      <Part title="Stories">
        <OtherStories stories={rest} />
      </Part>
    </>
  );
}

/** A band is copied, not imported. */
function BandPage({ title }: { title: string }) {
  const name = title.toLowerCase().replaceAll(" ", "-");
  return (
    <>
      <DocsPage />
      <Heading>Copy it into your app</Heading>
      <Source dark code={`npx @kolam/ui add ${name}`} language="sh" />
    </>
  );
}

/** The docs page of every story file: the kit's components have a specially designed page. */
export default function KitDocsPage() {
  const stories = useContext(DocsContext).componentStories() as unknown as StoryOfPage[];
  const title = stories[0]?.title;
  const doc = components.find(({ group, name }) => `${group}/${name}` === title);
  if (doc) return <ComponentPage doc={doc} stories={stories} />;
  const [, band] = /^Bands\/(.+)$/.exec(title ?? "") ?? [];
  return band ? <BandPage title={band} /> : <DocsPage />;
}
