/**
 * Where the visitor came from: the form's page, the campaign in the address of the first page, and
 * the website that led there. It is read from the document when a form is sent and kept nowhere.
 */
export function sourceOf(
  { pathname, host }: Pick<Location, "pathname" | "host"> = location,
  referrer = document.referrer,
  // The boot script keeps the query of the first page there.
  query = document.documentElement.dataset.query,
): string {
  const campaign = [...new URLSearchParams(query)].filter(([name]) => /^utm_\w+$/.test(name));
  const website = referrer.split("/")[2] ?? "";
  const parts = [
    pathname,
    ...campaign.map((pair) => pair.join("=")),
    website === host ? "" : website,
  ];
  return parts
    .filter((part) => part !== "")
    .join(", ")
    .slice(0, 500);
}
