/** Fetches a module and, where the browser can, compiles it, without running it. Once, however often it is asked. */
export function preloadModule(path: string, priority: "high" | "low" | "auto" = "auto"): void {
  if (document.head.querySelector(`link[href="${path}"]`)) return;
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = path;
  link.fetchPriority = priority;
  document.head.append(link);
}
