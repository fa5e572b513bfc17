/** Services to which a plain link can share a page. */
export const shareTargets = ["email", "whatsapp", "linkedin", "x"] as const;

/** One of {@link shareTargets}. */
export type ShareTarget = (typeof shareTargets)[number];

/** A page to share: its absolute address and title. */
export interface Shared {
  /** Absolute address of the page. */
  readonly url: string;
  /** Title of the page, which the services put before the address. */
  readonly title: string;
}

const encode = encodeURIComponent;

// The addresses that the services document for links without scripts.
const templates: Record<ShareTarget, (page: Shared) => string> = {
  email: ({ url, title }) =>
    `mailto:?subject=${encode(title)}&body=${encode(`${title}\r\n\r\n${url}`)}`,
  whatsapp: ({ url, title }) => `https://wa.me/?text=${encode(`${title} ${url}`)}`,
  linkedin: ({ url }) => `https://www.linkedin.com/sharing/share-offsite/?url=${encode(url)}`,
  x: ({ url, title }) => `https://x.com/intent/post?text=${encode(title)}&url=${encode(url)}`,
};

/** The address that opens a service's share dialog for the page. */
export function shareHref(target: ShareTarget, page: Shared): string {
  return templates[target](page);
}
