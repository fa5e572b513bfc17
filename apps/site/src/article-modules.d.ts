declare module "*.mdx?article" {
  /** The body of an article; see build/story-articles.ts. */
  const body: readonly import("./articles/article-body.tsx").BodyNode[];
  export default body;
}
