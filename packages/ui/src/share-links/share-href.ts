/** Where a page can be shared to by a plain link. */
export const shareTargets = ["email", "whatsapp", "linkedin", "x"] as const;

/** A value of {@link shareTargets}. */
export type ShareTarget = (typeof shareTargets)[number];

/** What is shared: an absolute address and its title. */
export interface Shared {
  readonly url: string;
  readonly title: string;
}

const encode = encodeURIComponent;

// The services' own documented addresses for links without a script.
const templates: Record<ShareTarget, (page: Shared) => string> = {
  email: ({ url, title }) =>
    `mailto:?subject=${encode(title)}&body=${encode(`${title}\r\n\r\n${url}`)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${encode(`${title} ${url}`)}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  x: ({ url, title }) => `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
};

/** The address that opens a service's own window with the page filled in. */
export function shareHref(target: ShareTarget, page: Shared): string {
  return templates[target](page);
}
