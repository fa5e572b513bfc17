import { pathWithin } from "@kolam/resolve/places";
import { factFolders } from "../../places/marked-site.ts";
import { dataOf, datumAround } from "../../writing/module-data.ts";
import { pictureOf } from "../../writing/picture-edits.ts";
import { objectOf } from "../editor.ts";
import type { Answers, Server } from "../server.ts";
import { madeValue } from "./made-value.ts";

/** A value that is no text. */
export interface PageValue {
  /** A text of its file, which names that, with the state of the file. */
  readonly id: number;
  readonly version: string;
  /** Its number among the data of the file. */
  readonly node: number;
}

interface Found {
  readonly value: PageValue | null;
}

const isModule = (file: string) => /\.tsx?$/.test(file);

/** The requests about what a page shows besides texts: what makes a price, and pictures. */
export const ofValues = ({ addresses, store }: Server): Answers => {
  const filesOf = (ids: unknown) =>
    (Array.isArray(ids) ? ids : []).flatMap((id) => addresses.at(Number(id))?.file ?? []);

  const read = (file: string) => {
    const { text, version } = store.read(file);
    return { source: text, version, data: isModule(file) ? dataOf(text, file) : [] };
  };

  const valueIn = (file: string, node: number | undefined): Found => {
    const [text] = addresses.of(file);
    if (!text || node === undefined) return { value: null };
    return { value: { id: text.id, version: read(file).version, node } };
  };

  return {
    /** What makes a text that the machine formats. */
    "find-value": (request) => {
      const { text, path, near } = objectOf(request);
      const files = [...new Set([...addresses.all()].map(({ file }) => file))]
        .filter((file) => isModule(file) && pathWithin(factFolders, file) !== undefined)
        .map((file) => ({ file, source: read(file).source }));
      const around = [String(path), ...filesOf(near)];
      const found = madeValue(String(text).slice(0, 2_000), around, files);
      return valueIn(found?.file ?? "", found?.node);
    },
    /** The picture of an alt text: there, or beside the texts around it, where a stock photo is named. */
    "find-picture": (request) => {
      const { id, near } = objectOf(request);
      const [file = ""] = filesOf([id]);
      const { data } = read(file);
      const around = data[datumAround(data, addresses.at(Number(id))?.start ?? -1)?.parent ?? -1];
      if (!around) return { value: null };
      if (pictureOf(data, around)) return valueIn(file, around.index);
      for (const each of filesOf(near)) {
        const named = read(each).data.find(
          ({ kind, value }) => kind === "string" && value === around.name,
        );
        if (named) return valueIn(each, named.index);
      }
      return valueIn(file, around.index);
    },
  };
};
