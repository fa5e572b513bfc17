import { photos } from "@kolam/content/photos";
import type { Plugin } from "vite";
import { frame } from "../../../packages/ui/src/motif/drawings.ts";
import { svgDocument } from "../../../packages/ui/src/motif/svg.ts";

const folder = "art/";

/** The artwork that stands in for a photo: the drawing its id seeds, chalk on a night floor. */
function artwork(id: string): string {
  return (
    svgDocument(frame(id, 4 / 3), {
      line: "#fdf9ef66",
      dots: "#f0a21ccc",
      background: "#1e2455",
      padding: 0,
    })
      // Frames are cropped to whatever box the photo has.
      .replace("<svg ", '<svg width="1200" height="900" preserveAspectRatio="xMidYMid slice" ')
  );
}

/** Serves and builds `/art/<photo id>.svg`, the frame of every photo. */
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
