/** What holds for every component, a sentence or two each: in `llms.txt` and `kit.json`. */
export const rules: readonly string[] = [
  "Load `@kolam/ui/styles.css` once, before the app's own styles. No provider, no setup.",
  "Import each component from its subpath, e.g. `@kolam/ui/text-field`, or from `@kolam/ui`.",
  'Links take `href`, or `link={<Link to="/about" />}` with an element from any router.',
  "Headings take `headingLevel`; their size does not depend on it. All text is passed as props.",
  "`id`, `ref`, `className`, `data-*`, `aria-*` and events go to the root element, in fields to the control.",
  "There is no `style` prop. To theme, set `--k-*` custom properties in `@layer k.brand`, on `:root, [data-theme]`.",
  '`data-theme="light|dark"` and `data-contrast="more"` on any element override the system\'s setting.',
  'Drawings: `import hero from "virtual:kolam/hero"` with the Vite plugin `@kolam/ui/vite`, or `drawing("hero")` from `@kolam/ui/kolam` anywhere.',
];
