import Image from "next/image";
import Link from "next/link";
import pages from "../copied/pages.json";

/** Pages that this app has; links to others are plain, so that nothing fetches what is not there. */
const own = new Set(pages.map(({ path }) => path));

export function PageLink({ href, children }) {
  return own.has(href) ? <Link href={href}>{children}</Link> : <a href={href}>{children}</a>;
}

function Photo({ image: { src, sizes, width, height, alt, eager } }) {
  return (
    <Image
      className="photo"
      {...{ src, sizes: sizes || undefined, width, height, alt }}
      {...(eager ? { preload: true, fetchPriority: "high" } : { loading: "lazy" })}
    />
  );
}

/** A part of a page. */
export function Block({ block }) {
  const { kind, text } = block;
  switch (kind) {
    case "h1":
      return <h1>{text}</h1>;
    case "h2":
      return <h2>{text}</h2>;
    case "h3":
      return <h3>{text}</h3>;
    case "item":
      return <p className="item">{text}</p>;
    case "link":
      return (
        <p className="link">
          <PageLink href={block.href}>{text}</PageLink>
        </p>
      );
    case "image":
      return <Photo image={block.image} />;
    case "card":
      return (
        <div className="card">
          <Blocks blocks={block.blocks} />
        </div>
      );
    default:
      return <p>{text}</p>;
  }
}

/** Parts of a page, below each other. */
export function Blocks({ blocks }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: they never change
  return blocks.map((block, index) => <Block key={index} block={block} />);
}
