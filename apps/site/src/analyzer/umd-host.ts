/**
 * One of the readability library's parts (pluralize) exports itself only where a `require` can be seen,
 * and a bundle for the browser has none. It is never called: the bundler has put everything in place.
 * Only for a worker's own global scope; to be imported before the libraries.
 */
Object.assign(globalThis, {
  require: (name: string) => {
    throw new Error(`${name} is not part of this bundle.`);
  },
});
