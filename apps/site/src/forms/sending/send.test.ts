import { forms } from "@site/words/forms/forms";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { buildSubmission } from "../contract/submission.ts";
import { fullValues, sampleEnvelope } from "../testing/sample-values.ts";
import { type SendOptions, send } from "./send.ts";

const endpoint = "https://mail.example.com/submit";
const submission = buildSubmission(forms.contact, fullValues.contact, sampleEnvelope);

function answering(response: () => Promise<Response>) {
  return vi.fn((_: unknown, init?: RequestInit) => {
    const { signal } = init ?? {};
    return Promise.race([
      response(),
      new Promise<Response>((_, reject) => {
        signal?.addEventListener("abort", () => reject(signal.reason));
      }),
    ]);
  });
}

const outcomeOf = (fetch: typeof globalThis.fetch, more: SendOptions = {}) =>
  send(endpoint, submission, { fetch, isOnline: () => true, ...more });

const status = (code: number, body: BodyInit | null = null) =>
  answering(async () => new Response(body, { status: code }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "error").mockImplementation(() => {});
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("send", () => {
  it("posts the submission as JSON", async () => {
    const fetch = status(200);
    await outcomeOf(fetch);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(endpoint);
    expect(init).toMatchObject({ method: "POST", credentials: "omit" });
    expect(init?.headers).toMatchObject({ "Content-Type": "application/json" });
    expect(JSON.parse(String(init?.body))).toEqual(submission);
  });

  it("counts answers as sent that arrived in other words, before a deployment or in another language", async () => {
    expect(await outcomeOf(status(409))).toEqual({ kind: "sent" });
  });

  it("posts a file as multipart, to be refused where it cannot be kept, and waits two minutes", async () => {
    const fetch = answering(() => new Promise(() => {}));
    const file = new File(["%PDF-1.7"], "cv.pdf", { type: "application/pdf" });
    const outcome = outcomeOf(fetch, { files: [{ field: "resume", file }] });
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.headers).toEqual({ Accept: "application/json" });
    const body = init?.body as FormData;
    expect(body.get("subject")).toBe(submission.subject);
    expect(body.get("files_required")).toBe("1");
    expect(body.get("resume")).toMatchObject({ name: "cv.pdf", size: 8 });
    vi.advanceTimersByTime(119_999);
    expect(init?.signal?.aborted).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await outcome).toEqual({ kind: "unknown", reason: "timeout" });
  });

  it("tells a file that is gone, which browsers report like this, from a broken connection", async () => {
    const broken = answering(() => Promise.reject(new TypeError("Failed to fetch")));
    const file = new File(["%PDF-1.7"], "cv.pdf");
    const whole = { field: "resume", file };
    expect(await outcomeOf(broken, { files: [whole] })).toEqual({
      kind: "unknown",
      reason: "network",
    });
    const gone = new File([], "cv.pdf");
    const rest = new Blob();
    rest.arrayBuffer = () => Promise.reject(new DOMException("gone", "NotFoundError"));
    gone.slice = () => rest;
    expect(await outcomeOf(broken, { files: [whole, { field: "resume", file: gone }] })).toEqual({
      kind: "unreadable",
    });
  });

  it.each([200, 201, 202, 204])("counts status %i as sent", async (code) => {
    expect(await outcomeOf(status(code))).toEqual({ kind: "sent" });
  });

  it("does not read the body of the answer", async () => {
    const fetch = status(200, '{"success": false, nonsense');
    expect(await outcomeOf(fetch)).toEqual({ kind: "sent" });
  });

  it.each([400, 403, 404, 413, 422, 429, 500, 503, 507])("%i is refused", async (code) => {
    expect(await outcomeOf(status(code))).toEqual({ kind: "refused", status: code });
  });

  it.each([502, 504, 520, 524])("cannot tell after status %i of a gateway", async (code) => {
    expect(await outcomeOf(status(code))).toEqual({ kind: "unknown", reason: "network" });
  });

  it("posts nothing while the device is offline", async () => {
    const fetch = status(200);
    const outcome = await send(endpoint, submission, { fetch, isOnline: () => false });
    expect(outcome).toEqual({ kind: "offline" });
    expect(fetch).not.toHaveBeenCalled();
  });

  it("reports an unknown outcome after a broken connection", async () => {
    const fetch = answering(() => Promise.reject(new TypeError("Failed to fetch")));
    expect(await outcomeOf(fetch)).toEqual({ kind: "unknown", reason: "network" });
    expect(console.error).toHaveBeenCalledOnce();
  });

  it("gives up after 15 seconds without an answer", async () => {
    const fetch = answering(() => new Promise(() => {}));
    const done = vi.fn();
    const outcome = outcomeOf(fetch);
    void outcome.then(done);
    await vi.advanceTimersByTimeAsync(14_999);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toEqual({ kind: "unknown", reason: "timeout" });
  });

  it("leaves no timer running", async () => {
    await outcomeOf(status(200));
    expect(vi.getTimerCount()).toBe(0);
  });
});
