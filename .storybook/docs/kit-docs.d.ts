declare module "virtual:kit-docs" {
  const docs: unknown;
  export default docs;
}
