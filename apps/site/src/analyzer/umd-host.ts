/**
 * `pluralize`, a dependency of `syllable`, is a UMD module that exports itself only where a global
 * `require` exists. The bundle never calls this one. Import it before the libraries, and only in a
 * worker, which has a global scope of its own.
 */
Object.assign(globalThis, {
  require: (name: string) => {
    throw new Error(`${name} is not part of this bundle.`);
  },
});
