import type { Range } from "./front-matter.ts";

interface Optional {
  /** Whether the field may be left out. */
  readonly optional?: true;
}

/** The rule of a front-matter field, used to check files and to show them as a form. */
export type FieldRule = Optional &
  (
    | {
        readonly kind: "text";
        /** The least and most characters, and why so many are advised. */
        readonly range?: Range;
        readonly why?: string;
      }
    | { readonly kind: "choice"; readonly choices: readonly string[] }
    | { readonly kind: "day" }
    | { readonly kind: "number"; readonly range: Range }
    | {
        readonly kind: "list";
        /** The least and most texts, and why so many are advised. */
        readonly range: Range;
        readonly why: string;
        readonly choices?: readonly string[];
      }
    | { readonly kind: "group"; readonly fields: FieldRules }
    | {
        readonly kind: "groups";
        readonly fields: FieldRules;
        readonly range: Range;
        readonly why?: string;
      }
    | {
        /** A file of the site's with its text alternative, or the key of a stock photo. */
        readonly kind: "picture";
        readonly photos: readonly string[];
      }
    | {
        /** Rows of cells, which are those that another field of the group has chosen. */
        readonly kind: "rows";
        readonly by: string;
        readonly choices: Readonly<
          Record<string, { readonly cells: readonly string[]; readonly rows: Range }>
        >;
        /** The kinds of cells that are numbers. */
        readonly numbers: readonly string[];
      }
  );

/** The fields of a file or of a group, in the order in which files have them. */
export type FieldRules = { readonly [name: string]: FieldRule };

/** The names of the fields of a group. */
export const namesOf = <Rules extends FieldRules>(rules: Rules) =>
  Object.keys(rules) as (keyof Rules & string)[];
