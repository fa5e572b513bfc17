import type { PictureChoice } from "../server/data/pictures.ts";
import { ask } from "./ask.ts";

async function base64(file: File): Promise<string> {
  const reader = new FileReader();
  await new Promise((done, fail) => {
    reader.addEventListener("load", done);
    reader.addEventListener("error", fail);
    reader.readAsDataURL(file);
  });
  return String(reader.result).replace(/^[^,]*,/, "");
}

/** Puts a file among the pictures of the site. */
export const addPicture = async (file: File): Promise<PictureChoice> =>
  ask("add-picture", { name: file.name, bytes: await base64(file) });
