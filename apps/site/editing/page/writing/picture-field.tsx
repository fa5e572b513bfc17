import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import type { FieldPath } from "../../writing/front-matter.ts";
import { FocalPoint } from "../entry/focal-point.tsx";
import type { EntryText } from "./entry-text.ts";
import { textOf } from "./labels.ts";
import { PictureDrop } from "./picture-drop.tsx";

const isPlace = (value: unknown): value is readonly [number, number] =>
  Array.isArray(value) && value.length === 2 && value.every((each) => typeof each === "number");

/** The owner's picture with its alt text, or a stock photo. */
export function PictureField({
  text,
  path,
  photos,
  label,
  optionalText,
  value,
  error,
}: {
  readonly text: EntryText;
  readonly path: FieldPath;
  /** The keys of the stock photos. */
  readonly photos: readonly string[];
  readonly label: string;
  /** The note beside the label of an optional field. */
  readonly optionalText: string | undefined;
  readonly value: unknown;
  readonly error: string | undefined;
}) {
  const { pictures } = text.state();
  const { file, alt, focus } = Object(value) as Readonly<Record<string, unknown>>;
  const own = typeof value === "object" && value !== null;
  const groups = [
    { label: "Pictures of your own", options: pictures.map((each) => each.file) },
    { label: "Stock photos", options: photos },
  ].filter(({ options }) => options.length > 0);
  // The old picture's alt text and focal point do not apply to the new one.
  const chooseFile = (name: string) => text.setField(path, { file: name, alt: "" });
  const choose = (name: string) => {
    if (name === "" || photos.includes(name)) text.setField(path, name || undefined);
    else chooseFile(name);
  };
  const shown = pictures.find((each) => each.file === file);
  return (
    <PictureDrop text={text} onAdded={(picture) => chooseFile(picture.file)}>
      <Select
        label={label}
        optionalText={optionalText}
        error={error}
        options={[...(optionalText ? [{ value: "", label: "None" }] : []), ...groups]}
        value={own ? textOf(file) : textOf(value)}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {own ? (
        <TextField
          label={`What the ${label.toLowerCase()} shows`}
          hint="For those who cannot see it."
          error={textOf(alt).trim() === "" ? "Say what the picture shows." : undefined}
          value={textOf(alt)}
          dir="auto"
          lang={text.entry.language}
          onChange={({ currentTarget }) => text.setField([...path, "alt"], currentTarget.value)}
        />
      ) : null}
      {own && shown ? (
        <FocalPoint
          picture={shown}
          focus={isPlace(focus) ? focus : undefined}
          set={(place) => text.setField([...path, "focus"], place)}
        />
      ) : null}
    </PictureDrop>
  );
}
