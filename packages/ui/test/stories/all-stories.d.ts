declare module "virtual:all-stories" {
  const files: readonly import("./compose.tsx").StoryModule[];
  export default files;
}
