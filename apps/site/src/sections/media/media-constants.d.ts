/**
 * The services of the frames in the site's pages; `null` without any. The build inserts the value,
 * so that code behind a check for it is left out of a site without frames.
 */
declare const __EMBEDS__:
  | readonly import("@kolam/content/model/media/embed-services").EmbedServiceId[]
  | null;

/** Whether a text has a frame or a film. In development it may get one at any time. */
declare const __MEDIA__: boolean;
