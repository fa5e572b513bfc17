import type { LoaderFunctionArgs, RouteMatch } from "react-router-dom";

/**
 * Fetches the code and the data of a matched route. The browser keeps the code and the article
 * source keeps the data, so the router has both at once when it asks for them.
 */
export async function loadRoute({ route, params }: RouteMatch) {
  const lazy = typeof route.lazy === "function" ? route.lazy : undefined;
  const loader = typeof route.loader === "function" ? route.loader : undefined;
  const request = new Request(location.href);
  const [code, data] = await Promise.all([
    lazy?.(),
    loader?.({ params, request } as LoaderFunctionArgs),
  ]);
  return { code, data };
}
