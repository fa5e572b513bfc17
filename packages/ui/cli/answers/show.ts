import type { BandJson } from "../../build/kit-json/bands.ts";
import type { GuideJson } from "../../build/kit-json/guides.ts";
import type { KitJson } from "../../build/kit-json/kit-json.ts";
import type { PartJson } from "../../build/kit-json/parts.ts";
import type { PropertyJson, TokenJson } from "../../build/kit-json/tokens.ts";
import { Refused } from "../refused.ts";
import { isSameName } from "./names.ts";
import { searchKit } from "./search.ts";

/** Something that the kit tells about, with what is told. */
export type Shown =
  | ({ readonly kind: "part" } & PartJson)
  | ({ readonly kind: "band" } & BandJson)
  | ({ readonly kind: "guide" } & GuideJson)
  | ({ readonly kind: "token" } & TokenJson)
  | ({ readonly kind: "property" } & PropertyJson);

/** What has this name. @throws {Refused} with what it may be, if nothing has */
export function find(kit: KitJson, name: string): Shown {
  const is = (each: { readonly name: string }) => isSameName(each.name, name);
  const part = kit.parts.find(is);
  if (part) return { kind: "part", ...part };
  const guide = kit.guides.find((each) => is(each) || isSameName(each.title, name));
  if (guide) return { kind: "guide", ...guide };
  const token = kit.tokens.find(is);
  if (token) return { kind: "token", ...token };
  const property = kit.properties.find(is);
  if (property) return { kind: "property", ...property };
  // Last: most are called as a part or a guide is, which then is meant.
  const band = kit.bands.find((each) => is(each) || isSameName(`bands/${each.name}`, name));
  if (band) return { kind: "band", ...band };
  const near = searchKit(kit, name).results.filter(({ kind }) => kind !== "absence");
  const names = near.slice(0, 3).map((each) => each.name);
  const hint = names.length > 0 ? ` Is it ${names.join(", or ")}?` : "";
  throw new Refused(`The kit has nothing that is called "${name}".${hint}`);
}
