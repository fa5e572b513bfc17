/** Providers whose names people often mistype. */
const providers = [
  "gmail.com",
  "googlemail.com",
  "yahoo.com",
  "yahoo.co.in",
  "hotmail.com",
  "outlook.com",
  "icloud.com",
  "rediffmail.com",
  "protonmail.com",
  "t-online.de",
];
/** Real providers whose names are one letter away from another's. */
const lookalikes = ["mail.com", "ymail.com", "email.com"];

/** Top-level domains that do not exist, and what was meant. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/\.(?:c(?:on|mo|pm|im|omm|oom|omn)|ocm|vom|xom)$/, ".com"],
  [/\.(?:ogr|orgg|rog)$/, ".org"],
  [/\.(?:nte|ent|nett)$/, ".net"],
];

/**
 * Whether two words differ in one place: another letter, one more or less, or two that are swapped.
 */
function differInOnePlace(a: string, b: string): boolean {
  const shorter = Math.min(a.length, b.length);
  let start = 0;
  while (start < shorter && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < shorter - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const x = a.slice(start, a.length - end);
  const y = b.slice(start, b.length - end);
  if (x.length === 2 && y.length === 2) return x === `${y[1]}${y[0]}`;
  return x !== y && x.length < 2 && y.length < 2;
}

/**
 * The likely intended address for a common typo, such as `asha@gmail.com` for `asha@gmial.con`.
 * @param isFinished `false` while the visitor is still typing at its end
 */
export function meantAddress(address: string, isFinished = true): string | undefined {
  const [, local, domain = ""] = /^(.+@)([^@]+)$/.exec(address.trim().toLowerCase()) ?? [];
  if (local === undefined || [...providers, ...lookalikes].includes(domain)) return undefined;
  const known = endings.find(([ending]) => ending.test(domain));
  const ended = known ? domain.replace(...known) : domain;
  const meant = providers.find((name) => differInOnePlace(name, ended)) ?? ended;
  if (meant === domain || (!isFinished && meant.startsWith(domain))) return undefined;
  return address.trim().slice(0, local.length) + meant;
}
