declare module "virtual:kolam-docs" {
  /** The kit's components by name; the package's build reads them from the sources. */
  const docs: Readonly<Record<string, import("./arg-types.ts").DescribedComponent | undefined>>;
  export default docs;
}
