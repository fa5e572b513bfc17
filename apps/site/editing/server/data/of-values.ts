import { pathWithin } from "@kolam/resolve/places";
import { factFolders } from "../../places/marked-site.ts";
import { objectOf } from "../editor.ts";
import type { Answers, Server } from "../server.ts";
import { madeValue } from "./made-value.ts";

/** A value that the machine formats. */
export interface FormattedValue {
  /** A text of its file, which names that, with the state of the file. */
  readonly id: number;
  readonly version: string;
  /** Its number among the data of the file. */
  readonly node: number;
}

/** The request about what a text is made of, such as a price. */
export const ofValues = ({ addresses, store }: Server): Answers => ({
  "find-value": (request): { readonly value: FormattedValue | null } => {
    const { text, path, near } = objectOf(request);
    const around = (Array.isArray(near) ? near : []).flatMap(
      (id) => addresses.at(Number(id))?.file ?? [],
    );
    const ids = new Map([...addresses.all()].map(({ file, id }) => [file, id]));
    const files = [...ids.keys()]
      .filter((file) => /\.ts$/.test(file) && pathWithin(factFolders, file) !== undefined)
      .map((file) => ({ file, source: store.read(file).text }));
    const found = madeValue(String(text).slice(0, 2_000), [String(path), ...around], files);
    const id = found && ids.get(found.file);
    if (!found || id === undefined) return { value: null };
    return { value: { id, version: store.read(found.file).version, node: found.node } };
  },
});
