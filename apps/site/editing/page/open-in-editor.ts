/** Opens a file in the editor of this machine, perhaps with `:line:column` after its name. */
export function openInEditor(place: string): void {
  void fetch(`${import.meta.env.BASE_URL}__open-in-editor?file=${encodeURIComponent(place)}`);
}
