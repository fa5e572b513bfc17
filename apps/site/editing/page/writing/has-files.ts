/** Whether files are dragged, and not a text. */
export const hasFiles = ({
  dataTransfer,
}: {
  readonly dataTransfer: DataTransfer | null;
}): boolean => dataTransfer?.types.includes("Files") ?? false;
