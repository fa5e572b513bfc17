import { articlePath, articles } from "@kolam/content/blog/articles";
import { chat, companyWords } from "@kolam/content/company-words";
import { mailboxes } from "@kolam/content/facts/channels";
import { company } from "@kolam/content/facts/company";
import { formatDay } from "@kolam/content/facts/dates";
import { type PageId, pagesOfGroup, paths, serviceIds } from "@kolam/content/facts/paths";
import { serviceFacts } from "@kolam/content/facts/services";
import { pageWords } from "@kolam/content/meta";
import { footerColumns, headerAction, headerPages } from "@kolam/content/navigation";
import { about } from "@kolam/content/pages/about";
import { blogPage } from "@kolam/content/pages/blog-page";
import { home } from "@kolam/content/pages/home";
import { type PhotoKey, photos } from "@kolam/content/photos";
import { prices } from "@kolam/content/prices";
import { serviceCards } from "@kolam/content/services/service-cards";
import { shell } from "@kolam/content/shell";
import { testimonials } from "@kolam/content/testimonials";
import { titles } from "@kolam/content/titles";
import { drawings } from "../../../apps/site/src/brand/drawings.ts";
import { mark } from "../../../apps/site/src/brand/mark.ts";
import { coverFile } from "../../../apps/site/src/photos/photo-frame.ts";
import { photoSrcSet, photoUrl } from "../../../apps/site/src/photos/photo-url.ts";
import type { Drawing } from "../../../packages/ui/src/kolam/generate.ts";
import { svgDocument } from "../../../packages/ui/src/kolam/svg.ts";

function link(id: PageId) {
  return { title: titles[id], href: paths[id].path };
}

/** The attributes of a photo, as our own pages have them. */
function photo(host: string, key: PhotoKey, box: { width: number; height: number; sizes: string }) {
  const { width, height, sizes } = box;
  const ratio = width / height;
  const picture = photos[key];
  return {
    src: photoUrl(host, picture, width, ratio),
    srcset: photoSrcSet(host, picture, width, ratio),
    sizes,
    width,
    height,
    alt: picture.alt,
  };
}

/** A third of a wide window, half of a medium one, all of a phone's. */
const cardBox = {
  width: 400,
  height: 250,
  sizes: "(width < 36rem) 100vw, (width < 52rem) 50vw, 25rem",
};
const asideBox = { width: 560, height: 520, sizes: "(width < 52rem) 92vw, 34rem" };

function meta(id: "home" | "about") {
  const { title, description } = pageWords[id];
  return { title, description };
}

/** The words and pictures of our home page and about page as plain data, for the peers. */
export function peerWords(photoHost: string) {
  const svg = (drawing: Drawing, line: string, dots: string) =>
    svgDocument(drawing, { line, dots });
  return {
    name: company.name,
    phone: company.phone ?? { href: "/contact", display: "" },
    mail: mailboxes.hello,
    chat: { href: chat?.href ?? "/contact", label: shell.chat.short },
    action: headerAction,
    servicesTitle: titles.services,
    services: serviceIds.map(link),
    pages: headerPages.filter((id) => id !== "services").map(link),
    footer: {
      pitch: companyWords.pitch,
      columns: footerColumns.map(({ title, group }) => ({
        title,
        links: pagesOfGroup(group).map(link),
      })),
    },
    logo: svg(mark, "currentColor", "currentColor"),
    heroArt: svg(drawings.hero, "#fdf9ef", "#f0a21c"),
    home: {
      meta: meta("home"),
      hero: home.hero,
      statistics: home.statistics.figures,
      intro: { ...home.intro, photo: photo(photoHost, home.intro.photo, asideBox) },
      services: {
        ...home.services,
        cards: serviceIds.map((id) => ({
          title: titles[id],
          ...serviceCards[id],
          href: serviceFacts[id].path,
          id,
          price: prices[id].starting,
        })),
      },
      testimonials: { ...home.testimonials, items: testimonials },
      blog: {
        ...home.blog,
        articles: articles.slice(0, 3).map((article) => ({
          title: article.title,
          excerpt: article.excerpt,
          category: article.category,
          date: formatDay(article.date),
          readTime: blogPage.readTime(article.readTime),
          href: articlePath(article.slug),
          photo: {
            ...cardBox,
            src: coverFile(article.slug),
            srcset: `${coverFile(article.slug)} ${cardBox.width}w`,
            alt: "",
          },
        })),
      },
      closing: home.closing,
    },
    about: {
      meta: meta("about"),
      hero: { ...about.hero, photo: photo(photoHost, about.hero.photo, asideBox) },
      story: about.story,
      statements: [about.mission, about.vision],
      figures: about.impact.figures,
      values: about.values,
      timeline: {
        ...about.timeline,
        items: about.timeline.items.map(({ year, title, text }) => ({
          title: `${year}: ${title}`,
          text,
        })),
      },
      working: { ...about.working, photo: photo(photoHost, about.working.photo, asideBox) },
      closing: about.closing,
    },
  };
}
