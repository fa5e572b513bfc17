// Pictures for stories and tests, as data URLs.
const svg = (body: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800">${body}</svg>`)}`;

/** A photo that loads: hills in the evening. */
export const arrivingPhoto = svg(
  '<defs><linearGradient id="a" x2="0" y2="1"><stop stop-color="#f6b26b"/><stop offset="1" stop-color="#fbe9c6"/></linearGradient></defs><path fill="url(#a)" d="M0 0h1200v800H0z"/><circle cx="860" cy="330" r="96" fill="#fdf9ef"/><path fill="#8d5b6b" d="m0 520 260-170 210 130 250-210 480 260v270H0z"/><path fill="#4a3c63" d="m0 640 300-120 300 90 280-130 320 120v200H0z"/><path fill="#1e2455" d="m0 730 420-90 380 60 400-70v170H0z"/>',
);

/** A response that is not a picture. */
export const garbagePhoto = "data:image/jpeg;base64,bm90IGEgcGljdHVyZQ==";

/** The artwork of a frame. */
export const frameArtwork = svg(
  '<path fill="#1e2455" d="M0 0h1200v800H0z"/><g fill="none" stroke="#fdf9ef" stroke-opacity=".33" stroke-width="4"><path d="M0 200q100-120 200 0t200 0 200 0 200 0 200 0 200 0M0 200q100 120 200 0t200 0 200 0 200 0 200 0 200 0M0 400q100-120 200 0t200 0 200 0 200 0 200 0 200 0M0 400q100 120 200 0t200 0 200 0 200 0 200 0 200 0M0 600q100-120 200 0t200 0 200 0 200 0 200 0 200 0M0 600q100 120 200 0t200 0 200 0 200 0 200 0 200 0"/></g>',
);
