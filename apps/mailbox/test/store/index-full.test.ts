import type { StatementSync } from "node:sqlite";
import { expect, it, vi } from "vitest";
import { startTestMailbox, until } from "../fixtures.ts";
import { relayTo, startRelayed } from "../smtp-server.ts";

/** What SQLite refuses: statements that begin so, with this result code. */
const refused = vi.hoisted(() => ({ pattern: /^\b$/, errcode: 0 }));

// The index works as ever; single statements fail as they would on a disk that takes nothing more.
vi.mock("../../src/index/database.ts", async (original) => {
  const module = await original<typeof import("../../src/index/database.ts")>();
  const openDatabase: typeof module.openDatabase = (path) => {
    const database = module.openDatabase(path);
    const prepare = database.prepare.bind(database);
    database.prepare = (sql): StatementSync => {
      const refuse = (
        call: (...values: unknown[]) => unknown,
        of: StatementSync,
        values: unknown[],
      ) => {
        if (!refused.pattern.test(sql)) return call.apply(of, values);
        const code = "ERR_SQLITE_ERROR";
        throw Object.assign(new Error("refused"), { code, errcode: refused.errcode });
      };
      const statement = prepare(sql);
      for (const name of ["run", "all"] as const) {
        const call = statement[name] as (...values: unknown[]) => unknown;
        Object.assign(statement, {
          [name]: (...values: unknown[]) => refuse(call, statement, values),
        });
      }
      return statement;
    };
    return database;
  };
  return { ...module, openDatabase };
});

it.each([
  [13, "FULL", "The mailbox is full"],
  [8, "READONLY", "could not be stored"],
  [(3 << 8) | 10, "IOERR_WRITE", "could not be stored"],
])(
  "SQLite's code %i (%s) in the middle of a post is 507 and leaves no delivery without its message",
  async (errcode, _, reason) => {
    const mailbox = await startTestMailbox({ relay: relayTo(9) });
    const queued = async () => JSON.parse(await mailbox.page("/health")).relay.queued;
    await mailbox.postForId();
    // The deliveries are in the index already, and it does not forget them either.
    Object.assign(refused, { pattern: /^(INSERT OR IGNORE INTO message|DELETE)/, errcode });
    const answer = await mailbox.post();
    refused.pattern = /^\b$/;
    expect(answer.status).toBe(507);
    expect(await answer.text()).toContain(reason);
    expect(await queued()).toBe(1);
    expect(await mailbox.countMails()).toBe(1);

    Object.assign(refused, { pattern: /^INSERT OR REPLACE INTO delivery/, errcode });
    expect((await mailbox.post()).status).toBe(507);
    refused.pattern = /^\b$/;
    await mailbox.postForId();
    expect(await queued()).toBe(2);
    const again = await mailbox.restart();
    expect(again.count()).toBe(2);
    expect(JSON.parse(await again.page("/health")).relay.queued).toBe(2);
  },
);

it("a message that the index would not move is found where it was", async () => {
  const mailbox = await startTestMailbox();
  const id = await mailbox.postForId();
  Object.assign(refused, { pattern: /^UPDATE message SET folder/, errcode: 13 });
  const answer = await mailbox.decide(`/${id}/spam`);
  refused.pattern = /^\b$/;
  expect(answer.status).toBe(507);
  expect((await mailbox.get(`/mailbox/${id}`)).status).toBe(200);
  expect(mailbox.counts()).toEqual([1, 0]);
});

it("a message is acknowledged, and delivered later, while the queue cannot be read", async () => {
  const { smtp, mailbox } = await startRelayed();
  Object.assign(refused, { pattern: /^SELECT delivery/, errcode: 10 });
  await mailbox.postForId();
  expect(smtp.received).toEqual([]);
  refused.pattern = /^\b$/;
  await mailbox.postForId();
  await until(() => smtp.received.length === 2);
});
