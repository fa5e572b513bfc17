/**
 * Which files the code that pages share is built into. Anything else that several pages use gets a
 * file of its own. Each file costs a slow phone's main thread about 4 ms, but a page that needs only
 * a little of a file loads the rest for nothing. So these were measured: see docs/performance.md.
 */
export const codeGroups = [
  // What steps and a drawing made in the browser share does not belong to what every page needs.
  { name: "line", test: /ui[\\/]src[\\/]kolam[\\/](?:grid|path|strand)\.ts$/ },
  // What every page needs: three files, so that a slow phone answers between compiling them.
  { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /[\\/]node_modules[\\/]react-router/ },
  { name: "app", tags: ["$initial" as const] },
  // What nearly all of the sample's pages have: bands with their heads, cards and photos. In a site
  // of fewer pages these are files of their own.
  { name: "page", minShareCount: 19 },
  // What these and fields have in common.
  {
    name: "parts",
    test: /ui[\\/]src[\\/](?:element|hydrated|stack)[\\/]|[\\/]status-icon\.tsx$/,
  },
  {
    name: "fields",
    minShareCount: 5,
    test: /ui[\\/]src[\\/](?:alert|field|file-field|select|text-area|text-field)[\\/]/,
  },
  { name: "form", minShareCount: 6, test: /site[\\/]src[\\/]forms[\\/]/ },
];
