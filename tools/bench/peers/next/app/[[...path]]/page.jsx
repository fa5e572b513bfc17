import Link from "next/link";
import { Blocks, PageLink } from "../../components/block";
import pages from "../../copied/pages.json";

const pageOf = async (params) => {
  const { path = [] } = await params;
  return pages.find((page) => page.path === `/${path.join("/")}`);
};

export const dynamicParams = false;

export function generateStaticParams() {
  return pages.map(({ path }) => ({ path: path === "/" ? [] : path.slice(1).split("/") }));
}

export async function generateMetadata({ params }) {
  const { title, description } = await pageOf(params);
  return { title, description };
}

/** Our own SVG. */
function Drawing({ svg }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: read from our own page
  return <div dangerouslySetInnerHTML={{ __html: svg }} />;
}

function Band({ band: { dark, blocks, drawing }, first }) {
  const cards = blocks.filter(({ kind }) => kind === "card");
  const others = blocks.filter(({ kind }) => kind !== "card");
  return (
    <section className={`${first ? "hero" : "section"} ${dark ? "band" : ""}`}>
      <div className={`wide ${drawing ? "pair" : ""}`}>
        <div className="prose">
          <Blocks blocks={others} />
        </div>
        {drawing ? <Drawing svg={drawing} /> : null}
        <div className="grid">
          <Blocks blocks={cards} />
        </div>
      </div>
    </section>
  );
}

export default async function Page({ params }) {
  const { header, logo, bands, footer } = await pageOf(params);
  return (
    <>
      <header className="header">
        <div className="wide">
          <Link className="brand" href="/">
            <Drawing svg={logo} />
          </Link>
          <nav className="menu">
            <details>
              <summary>Menu</summary>
              <ul>
                {header.map(({ href, text }) => (
                  <li key={href}>
                    <PageLink href={href}>{text}</PageLink>
                  </li>
                ))}
              </ul>
            </details>
          </nav>
        </div>
      </header>
      <main>
        {bands.map((band, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change
          <Band key={index} band={band} first={index === 0} />
        ))}
      </main>
      <footer className="footer">
        <div className="wide">
          <Blocks blocks={footer} />
        </div>
      </footer>
    </>
  );
}
