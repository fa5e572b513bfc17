import { BlogList } from "../pages/blog/blog-list.tsx";

/** The search and the list it narrows. */
export const render = () => <BlogList />;
