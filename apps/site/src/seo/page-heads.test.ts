import { beforeEach, describe, expect, it, vi } from "vitest";
import type { PageHead } from "./apply-head.ts";

const applied: PageHead[] = [];
const answers = new Map<string, (head: PageHead | Error) => void>();
const asked: string[] = [];
const first: PageHead = { title: "Home as it arrived", elements: [] };

vi.mock("./apply-head.ts", () => ({ applyHead: (head: PageHead) => applied.push(head) }));

vi.mock("../navigation/page-parts.ts", async () => {
  const { createFetchCache } = await import("../navigation/fetch-cache.ts");
  const pageParts = createFetchCache<string, { head: PageHead }>((file) => {
    asked.push(file);
    return new Promise((resolve, reject) => {
      answers.set(file, (head) => (head instanceof Error ? reject(head) : resolve({ head })));
    });
  });
  return { pageParts, keepOwnPart: (file: string) => pageParts.put(file, { head: first }) };
});

function arriveAt(canonical: string | null): void {
  vi.stubGlobal("document", {
    head: { querySelector: () => (canonical === null ? null : { href: canonical }) },
    querySelector: () => ({ textContent: " The heading " }),
  });
}

async function pageHeads() {
  vi.resetModules();
  const { pageParts } = await import("../navigation/page-parts.ts");
  for (const page of ["home", "about", "contact", "404"]) pageParts.forget(`/head/${page}.txt`);
  return import("./page-heads.ts");
}

const about: PageHead = { title: "About", elements: [] };
const done = vi.fn();

async function answer(file: string, head: PageHead | Error): Promise<void> {
  answers.get(file)?.(head);
  for (let turn = 0; turn < 5; turn++) await Promise.resolve();
}

beforeEach(() => {
  applied.length = 0;
  asked.length = 0;
  answers.clear();
  done.mockClear();
  arriveAt("https://agency.example/");
});

describe("showHead", () => {
  it("leaves the head a page arrived with, and brings it back without asking", async () => {
    const { showHead } = await pageHeads();
    showHead({ id: "home" }, done);
    expect(applied).toEqual([]);
    expect(done).not.toHaveBeenCalled();
    showHead({ id: "about" }, done);
    await answer("/head/about.txt", about);
    showHead({ id: "home" }, done);
    expect(applied.at(-1)).toBe(first);
    expect(asked).toEqual(["/head/about.txt"]);
  });

  it("shows a head that was fetched before at once", async () => {
    const { showHead } = await pageHeads();
    const { pageParts } = await import("../navigation/page-parts.ts");
    showHead({ id: "home" }, done);
    const fetched = pageParts.load("/head/about.txt");
    await answer("/head/about.txt", about);
    await fetched;
    showHead({ id: "about" }, done);
    expect(applied).toEqual([about]);
    expect(done).toHaveBeenCalledExactlyOnceWith("About");
    expect(asked).toEqual(["/head/about.txt"]);
  });

  it("leaves nothing stale while a head is on its way, and says the title once", async () => {
    const { showHead } = await pageHeads();
    showHead({ id: "home" }, done);
    showHead({ id: "about" }, done);
    expect(applied).toEqual([{ title: "The heading | Kolam", elements: [] }]);
    expect(done).not.toHaveBeenCalled();
    await answer("/head/about.txt", about);
    expect(applied.at(-1)).toBe(about);
    expect(done).toHaveBeenCalledExactlyOnceWith("About");
  });

  it("ignores a head that comes after the visitor has gone on", async () => {
    const { showHead } = await pageHeads();
    showHead({ id: "home" }, done);
    showHead({ id: "about" }, done);
    showHead({ id: "contact" }, done);
    await answer("/head/about.txt", about);
    expect(applied).not.toContain(about);
    expect(done).not.toHaveBeenCalled();
  });

  it("keeps the makeshift title when a head cannot be had, and asks again the next time", async () => {
    const { showHead } = await pageHeads();
    showHead({ id: "home" }, done);
    showHead({ id: "about" }, done);
    await answer("/head/about.txt", new Error("offline"));
    expect(done).toHaveBeenCalledExactlyOnceWith("The heading | Kolam");
    showHead({ id: "home" }, done);
    showHead({ id: "about" }, done);
    expect(asked).toEqual(["/head/about.txt", "/head/about.txt"]);
  });

  it("does not take the head of a page served in its place for a page's own", async () => {
    arriveAt(null);
    const { showHead } = await pageHeads();
    showHead({ id: "about" }, done);
    await answer("/head/about.txt", about);
    expect(applied.at(-1)).toBe(about);
  });

  it("takes the not-found page's head, which has no address, for its own", async () => {
    arriveAt(null);
    const { showHead } = await pageHeads();
    showHead({ id: "not-found" }, done);
    expect(asked).toEqual([]);
  });
});
