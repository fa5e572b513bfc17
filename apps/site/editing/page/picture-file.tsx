import { FileField } from "@kolam/ui/file-field";

interface PictureFileProps {
  /** What is wrong with the last file; empty if nothing is. */
  readonly problem: string;
  readonly onFile: (file: File | undefined) => void;
}

/** The field for a picture that is not among those of the site yet. */
export function PictureFile({ problem, onFile }: PictureFileProps) {
  return (
    <FileField
      label="Or add a file"
      formatsText="Drop it here, or choose it: JPEG, PNG, WebP, AVIF or SVG."
      accept="image/*"
      error={problem || undefined}
      onChange={({ currentTarget }) => onFile(currentTarget.files?.[0])}
    />
  );
}
