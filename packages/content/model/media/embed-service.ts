import type { ExternalHref } from "../basics/addresses.ts";

/** A service whose pages may be embedded, once a visitor asks for it. */
export interface EmbedService {
  /** Its name, as visitors know it. */
  readonly name: string;
  /** The hosts that the security policy of a page with such a frame allows. */
  readonly origin: string;
  readonly privacy: ExternalHref;
  readonly shape: "wide" | "tall";
  /** The address of the frame for that of a page of the service; `undefined` if it has none. */
  readonly frame: (page: URL) => string | undefined;
  /** Added to the frame's address to start a film after a press. */
  readonly start?: string;
}

/** A service whose pages can be framed at their own addresses. */
export function asItIs(
  name: string,
  origin: string,
  privacy: ExternalHref,
  shape: EmbedService["shape"] = "tall",
): EmbedService {
  const frame = (page: URL) =>
    page.origin === origin && page.pathname !== "/" ? page.href : undefined;
  return { name, origin, privacy, shape, frame };
}
