import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { followPictures } from "@kolam/content/picture-names";
import { folders, language, site } from "@kolam/resolve/current";
import type { Plugin, ViteDevServer } from "vite";
import { loadSiteConfig } from "../config/site-config.ts";
import { Addresses } from "./places/addresses.ts";
import { readEntry } from "./places/marked-entries.ts";
import { MarkedPages } from "./places/marked-pages.ts";
import { markedSite, readModule, wordsOfSite } from "./places/marked-site.ts";
import { invalidateImporters } from "./places/modules-of-files.ts";
import { ownFile } from "./places/own-file.ts";
import { pageTitles } from "./places/page-titles.ts";
import { answersOf } from "./server/answers.ts";
import { bodyOf } from "./server/body-of.ts";
import { Journal } from "./server/changes/journal.ts";
import { RecordedStore } from "./server/changes/recorded-store.ts";
import type { Sending } from "./server/changes/sending.ts";
import { pictureList } from "./server/data/pictures.ts";
import { Answer, Editor, type Tools } from "./server/editor.ts";
import { forwardedHostOf } from "./server/forwarded-host.ts";
import { refusal } from "./server/guard.ts";
import { Disk, Outside, type Store } from "./server/store.ts";
import { tidied } from "./server/tidy.ts";
import { TypeCheck, writeProject } from "./server/type-check.ts";

/** Where requests of the page go. */
const address = "/@editing/";

/** The packages of the panels that are loaded when they are opened. */
const loadedLater = [
  "@codemirror/commands",
  "@codemirror/lang-markdown",
  "@codemirror/language",
  "@codemirror/state",
  "@codemirror/view",
  "@lezer/highlight",
  "yaml",
] as const;

/** As much as a request may send, in characters: a long article's worth, or a large picture's. */
const limitOf = (name: string) => (name === "add-picture" ? 60_000_000 : 200_000);

/** The folders whose files may be changed. */
const changeable = [
  folders.site,
  folders.facts,
  folders.pictures,
  folders.films,
  ...site.settings.languages.map(folders.words),
];

/** What sending depends on: the site's own settings, or those of its host. */
function sendingOf(): Sending {
  const { online } = site.settings;
  return {
    online: online?.branch,
    preview: online?.preview ?? process.env.PREVIEW_ORIGIN,
    address: loadSiteConfig().siteUrl,
    folders: changeable,
    memory: join(folders.generated, "editing/sent.json"),
  };
}

/** What was written, for undoing it. */
const journalOfSite = () => new Journal(join(folders.generated, "editing/journal"));

/** Reads and writes the texts of the site's files. */
const editorOf = (
  disk: Store,
  addresses: Addresses,
  problems: Tools["problems"],
  onAdded: Tools["onAdded"],
): Editor =>
  new Editor(addresses, disk, {
    tidied,
    ownFile,
    onAdded,
    problems,
    reread: async (file) => {
      if (/\.tsx?$/.test(file)) readModule(file, disk.read(file).text, addresses);
      else await readEntry(basename(dirname(file)), basename(file, ".mdx"), addresses);
    },
  });

function serve(vite: ViteDevServer, addresses: Addresses, token: string): void {
  const pages = new MarkedPages(vite, addresses);
  const opener = writeProject(site, language);
  let types: TypeCheck | undefined;
  const typeCheck = () => {
    types ??= new TypeCheck(opener);
    return types;
  };
  const problems: Tools["problems"] = async (file, text) =>
    /\.tsx?$/.test(file) ? typeCheck().problems(file, text) : [];
  const onAdded: Tools["onAdded"] = (...files) => {
    invalidateImporters(vite.environments, files);
    pages.forget();
    vite.ws.send({ type: "full-reload" });
  };
  const onPictures = async () => {
    const found = await followPictures();
    // TypeScript does not infer that the list is a different one.
    await problems(pictureList, readFileSync(pictureList, "utf8"));
    return found.problems;
  };
  const disk = new Disk(changeable, wordsOfSite);
  const journal = journalOfSite();
  const store = new RecordedStore(disk, journal);
  const editor = editorOf(store, addresses, problems, onAdded);
  vite.httpServer?.on("close", () => types?.stop());
  vite.watcher.on("change", () => pages.forget());
  const visited = new Set<string>();
  const texts = (path: string) => {
    // The first check takes as long as reading the first page, so both begin now.
    problems(join(folders.facts, "none.ts"), "").catch(() => {});
    visited.delete(path);
    visited.add(path);
    return pages.texts(path);
  };
  const forwardedHost = forwardedHostOf(site.settings.languages, language);
  const answers = answersOf({
    addresses,
    editor,
    store,
    disk,
    journal,
    texts,
    visited,
    problems,
    onAdded,
    onPictures,
    sending: sendingOf(),
    types: typeCheck,
    titles: () => pageTitles(vite),
  });
  vite.middlewares.use(address, async (request, response) => {
    const local = vite.httpServer?.address();
    const port = typeof local === "object" && local ? local.port : 0;
    const { method = "", headers, socket } = request;
    const sender = { method, headers, remoteAddress: socket.remoteAddress };
    const refused = refusal(sender, { token, port, forwardedHost });
    const name = (request.url ?? "").replace(/^\//, "");
    const answer = answers[name];
    const end = (status: number, body: object) => {
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    };
    if (refused) return end(403, { reason: refused });
    if (!answer) return end(404, { reason: "There is no such request." });
    try {
      end(200, Object(await answer(await bodyOf(request, limitOf(name)))));
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (error instanceof Answer) end(error.status, { reason });
      else if (error instanceof Outside) end(403, { reason });
      else {
        vite.config.logger.error(error instanceof Error ? (error.stack ?? reason) : reason);
        end(500, { reason });
      }
    }
  });
}

/**
 * In development, texts are changed in the page itself: see docs/editing.md. Nothing of it is in a
 * build.
 */
export function editing(): Plugin[] {
  const addresses = new Addresses();
  const token = randomBytes(32).toString("hex");
  let base = "/";
  return [
    markedSite(addresses),
    {
      name: "kolam:forwarded-host",
      apply: "serve",
      config: () => {
        const host = forwardedHostOf(site.settings.languages, language);
        return host ? { server: { allowedHosts: [host.replace(/:\d+$/, "")] } } : {};
      },
    },
    {
      name: "kolam:editing",
      apply: (_, { command, mode }) => command === "serve" && mode === "development",
      // If Vite discovered them only when a panel is opened, it would reload the page and lose
      // input.
      config: () => ({ optimizeDeps: { include: [...loadedLater] } }),
      configResolved: (config) => {
        base = config.base;
      },
      configureServer: (vite) => serve(vite, addresses, token),
      transformIndexHtml: () => [
        {
          tag: "script",
          attrs: {
            type: "module",
            src: `${base}editing/page/begin.ts`,
            "data-editing-token": token,
          },
          injectTo: "body",
        },
      ],
    },
  ];
}
