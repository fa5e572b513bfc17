import { photos } from "@kolam/content/photos";
import type { Plugin } from "vite";
import { kolam } from "../../../../packages/ui/src/motif/generate.ts";
import { svgDocument } from "../../../../packages/ui/src/motif/svg.ts";

const folder = "art/";

/** Dots across and down, about 4 to 3; each allows a single closed line around all dots. */
const grids = [
  { cols: 9, rows: 7 },
  { cols: 12, rows: 9 },
  { cols: 13, rows: 10 },
] as const;

/**
 * The placeholder of a photo: a light drawing on dark blue. The photo's id seeds the drawing and selects how
 * fine it is, so that neighbouring photos differ.
 */
function artwork(id: string): string {
  const sum = [...id].reduce((total, character) => total + character.charCodeAt(0), 0);
  const grid = grids[sum % grids.length] ?? grids[0];
  // The same line weight in the picture, however many dots there are.
  const weight = grid.cols / 9;
  return (
    svgDocument(kolam({ ...grid, seed: id, density: 0.3 }), {
      line: "#fdf9ef66",
      dots: "#f0a21ccc",
      background: "#1e2455",
      strokeWidth: weight,
      dotSize: 2.7 * weight,
      padding: 0,
    })
      // Cropped to the box of the photo.
      .replace("<svg ", '<svg width="1200" height="900" preserveAspectRatio="xMidYMid slice" ')
  );
}

/** Serves and builds `/art/<photo id>.svg`, the placeholder of each photo. */
export function photoFrames(): Plugin {
  const ids: ReadonlySet<string> = new Set(Object.values(photos).map((photo) => photo.id));
  return {
    name: "kolam:photo-frames",
    configureServer(vite) {
      vite.middlewares.use((request, response, next) => {
        const id = /^\/art\/([\w-]+)\.svg$/.exec(request.url ?? "")?.[1];
        if (id === undefined || !ids.has(id)) return next();
        response.writeHead(200, { "Content-Type": "image/svg+xml" });
        response.end(artwork(id));
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const id of ids) {
        this.emitFile({ type: "asset", fileName: `${folder}${id}.svg`, source: artwork(id) });
      }
    },
  };
}
