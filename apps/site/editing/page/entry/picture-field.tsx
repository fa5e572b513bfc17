import { Button } from "@kolam/ui/button";
import { Select } from "@kolam/ui/select";
import { TextField } from "@kolam/ui/text-field";
import { type DragEvent, useState } from "react";
import type { PictureChoice } from "../../server/data/pictures.ts";
import type { PictureValue } from "../../writing/picture-edits.ts";
import { addPicture } from "../add-picture.ts";
import { PictureFile } from "../picture-file.tsx";
import styles from "./entry.module.css";
import type { FieldFrameProps } from "./field-frame.ts";
import { FocalPoint } from "./focal-point.tsx";

const kinds = { file: "A picture of your own", photo: "A stock photo", drawing: "A drawing" };

type Kind = keyof typeof kinds;

/** What is chosen and typed until it is kept. */
interface Draft {
  readonly kind: Kind;
  readonly photo: string;
  readonly file: string;
  readonly alt: string;
  readonly focus: readonly [number, number] | undefined;
  readonly drawing: string;
}

function draftOf(value: PictureValue): Draft {
  const none = { photo: "", file: "", alt: "", focus: undefined, drawing: "" };
  if ("photo" in value) return { ...none, kind: "photo", photo: value.photo };
  if ("drawing" in value) return { ...none, kind: "drawing", drawing: value.drawing };
  return { ...none, kind: "file", ...value };
}

function saidBy({ kind, photo, file, alt, focus, drawing }: Draft): PictureValue {
  if (kind === "photo") return { photo };
  return kind === "drawing" ? { drawing } : { file, alt, ...(focus && { focus }) };
}

interface PictureFieldProps extends FieldFrameProps {
  readonly value: PictureValue;
  /** The keys of the stock photos that may stand here. */
  readonly photos: readonly string[];
  readonly pictures: readonly PictureChoice[];
  readonly keep: (picture: PictureValue) => void;
}

/** A picture: one of your own, a stock photo or a drawing, each in the place of another. */
export function PictureField({ label, error, value, photos, pictures, keep }: PictureFieldProps) {
  const [draft, setDraft] = useState(() => draftOf(value));
  const [added, setAdded] = useState<readonly PictureChoice[]>([]);
  const [problem, setProblem] = useState("");
  const change = (part: Partial<Draft>) => setDraft((now) => ({ ...now, ...part }));
  const { kind, photo, file, alt, focus, drawing } = draft;
  const files = [
    ...pictures,
    ...added.filter((each) => !pictures.some((one) => one.file === each.file)),
  ];
  const shown = files.find((each) => each.file === file);
  const isWhole = {
    photo: photo !== "",
    file: file !== "" && alt.trim() !== "",
    drawing: drawing.trim() !== "",
  };
  const isSame = JSON.stringify(saidBy(draft)) === JSON.stringify(value);

  async function add(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem("");
    try {
      const picture = await addPicture(chosen);
      setAdded((now) => [...now, picture]);
      // What the old one shows is not what this one shows.
      change({ kind: "file", file: picture.file, alt: "", focus: undefined });
    } catch (reason) {
      setProblem((reason as Error).message);
    }
  }

  const drop = (event: DragEvent) => {
    event.preventDefault();
    void add(event.dataTransfer.files[0]);
  };

  return (
    <fieldset
      className={styles.picture}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <legend>{label}</legend>
      <Select
        label="Kind"
        options={(Object.keys(kinds) as Kind[])
          .filter((each) => each !== "photo" || photos.length > 0)
          .map((each) => ({ value: each, label: kinds[each] }))}
        value={kind}
        onChange={({ currentTarget }) => change({ kind: currentTarget.value as Kind })}
      />
      {kind === "photo" ? (
        <Select
          label="Photo"
          placeholder="Choose one"
          options={photos}
          value={photo}
          onChange={({ currentTarget }) => change({ photo: currentTarget.value })}
        />
      ) : null}
      {kind === "drawing" ? (
        <TextField
          label="Word"
          hint="Each word draws another."
          value={drawing}
          onChange={({ currentTarget }) => change({ drawing: currentTarget.value })}
        />
      ) : null}
      {kind === "file" ? (
        <>
          <Select
            label="File"
            placeholder="Choose one"
            options={files.map((each) => each.file)}
            value={file}
            onChange={({ currentTarget }) =>
              change({ file: currentTarget.value, alt: "", focus: undefined })
            }
          />
          <PictureFile problem={problem} onFile={(file) => void add(file)} />
          <TextField
            label="What it shows"
            hint="For those who do not see it."
            value={alt}
            error={file !== "" && alt.trim() === "" ? "Say what the picture shows." : undefined}
            onChange={({ currentTarget }) => change({ alt: currentTarget.value })}
          />
          {shown ? (
            <FocalPoint picture={shown} focus={focus} set={(place) => change({ focus: place })} />
          ) : null}
        </>
      ) : null}
      {error ? (
        <p role="alert" className={styles.problem}>
          {error}
        </p>
      ) : null}
      <Button
        size="sm"
        tone="outline"
        disabled={isSame || !isWhole[kind]}
        onClick={() => keep(saidBy(draft))}
      >
        Save picture
      </Button>
    </fieldset>
  );
}
