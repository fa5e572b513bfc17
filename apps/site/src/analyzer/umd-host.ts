/**
 * `pluralize`, a dependency of `syllable`, is a UMD module that exports itself only where a global
 * `require` exists. The bundle never calls this one. Import it before the libraries, and only in a
 * worker, which has its own global scope.
 */
Object.assign(globalThis, {
  require: (name: string) => {
    throw new Error(`${name} is not part of this bundle.`);
  },
});
