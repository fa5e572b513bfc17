/**
 * What is shared by pages, by the files that it is built into; the bundler makes a file of its own of
 * anything else that some share. Each file costs a slow phone's main thread some 4 ms, and a file
 * that a page needs a little of brings it styles and code for nothing, so all of this is measured: see
 * docs/performance.md.
 */
export const codeGroups = [
  // What steps and a drawing made in the browser share does not belong to what every page needs.
  { name: "line", test: /ui[\\/]src[\\/]kolam[\\/](?:grid|path|strand)\.ts$/ },
  // What every page needs: three files, so that a slow phone answers between compiling them.
  { name: "react", test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  { name: "router", test: /[\\/]node_modules[\\/]react-router/ },
  { name: "app", tags: ["$initial" as const] },
  // What nearly all pages have: bands with their heads, cards and photos.
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
