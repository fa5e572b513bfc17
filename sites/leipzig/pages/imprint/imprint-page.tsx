// Only its address is another one: see `page.ts`.
export { ImprintPage } from "@kolam/site/pages/imprint/imprint-page.tsx";
