import type { ExternalHref } from "../basics/addresses.ts";

/** A service whose pages may be shown in a frame, once a visitor asks for it. */
export interface EmbedService {
  /** As visitors know it. */
  readonly name: string;
  /** Whom the security policy of a page with such a frame allows to be in it. */
  readonly origin: string;
  readonly privacy: ExternalHref;
  readonly shape: "wide" | "tall";
  /** The address of the frame for that of a page of the service; `undefined` if it has none. */
  readonly frame: (page: URL) => string | undefined;
  /** What starts a film whose frame was asked for by a press. */
  readonly start?: string;
}

/** A service whose pages can be in a frame as they are. */
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
