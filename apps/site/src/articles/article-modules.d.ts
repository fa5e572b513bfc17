declare module "*.mdx?article" {
  /** The body of an article; see build/prerender/story-articles.ts. */
  const body: readonly import("./article-body.tsx").BodyNode[];
  export default body;
}
