/** A picture to which a link leads. */
interface Picture {
  readonly link: HTMLAnchorElement;
  readonly alt: string;
  readonly caption: string;
}

/** Pictures that belong together, and which of them is shown. */
export interface Opened {
  readonly pictures: readonly Picture[];
  readonly at: number;
}

const links = "a[data-lightbox]";

/** The link to a picture on which something happened. */
export const pictureLink = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;

/**
 * Whether a picture starts enlarged: in a phone's window, a wide one would be no larger than on the
 * page.
 */
export function beginsEnlarged(link: HTMLAnchorElement): boolean {
  const { width, height } = (link.querySelector("img") ?? link).getBoundingClientRect();
  return innerWidth < 640 && innerWidth < innerHeight && width > 1.2 * height;
}

/** The pictures to which links in an element lead, each once, beginning with one of them. */
export function openPictures(root: Element, first: HTMLAnchorElement): Opened {
  const all = [...root.querySelectorAll<HTMLAnchorElement>(links)];
  const pictures = all
    .filter(({ href }, index) => all.findIndex((link) => link.href === href) === index)
    .map((link) => ({
      link,
      // A photo's placeholder has no alt text.
      alt: link.querySelector<HTMLImageElement>("img:not([alt=''])")?.alt ?? link.text.trim(),
      caption: link.dataset.lightbox ?? "",
    }));
  return { pictures, at: pictures.findIndex(({ link }) => link.href === first.href) };
}
