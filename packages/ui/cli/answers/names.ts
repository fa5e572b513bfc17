/** A name without what people write in different ways. */
const plain = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:@kolam\/ui\/|--k-)/, "")
    .replace(/[^a-z0-9]/g, "");

/**
 * Whether two names mean the same thing: `pricing-card`, `Pricing Card` and `PricingCard` do, and so
 * do `color-action` and `--k-color-action`.
 */
export const isSameName = (a: string, b: string): boolean => plain(a) === plain(b);
