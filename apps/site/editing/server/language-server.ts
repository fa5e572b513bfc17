import { type ChildProcessByStdio, spawn } from "node:child_process";
import type { Readable, Writable } from "node:stream";

interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: unknown;
  readonly result?: unknown;
}

/** Splits what a language server writes into its messages. */
export class Messages {
  #rest = Buffer.alloc(0);

  add(bytes: Buffer): readonly Message[] {
    this.#rest = Buffer.concat([this.#rest, bytes]);
    const messages: Message[] = [];
    for (;;) {
      const head = this.#rest.indexOf("\r\n\r\n");
      if (head < 0) return messages;
      const [, length] =
        /Content-Length: (\d+)/i.exec(this.#rest.toString("latin1", 0, head)) ?? [];
      const end = head + 4 + Number(length);
      if (this.#rest.length < end) return messages;
      messages.push(JSON.parse(this.#rest.toString("utf8", head + 4, end)));
      this.#rest = this.#rest.subarray(end);
    }
  }
}

/** A program that speaks the Language Server Protocol, for as long as this one runs. */
export class LanguageServer {
  readonly #process: ChildProcessByStdio<Writable, Readable, null>;
  readonly #waiting = new Map<number, (result: unknown) => void>();
  #last = 0;

  constructor(program: string, args: readonly string[], cwd: string) {
    this.#process = spawn(program, args, { cwd, stdio: ["pipe", "pipe", "ignore"] });
    const messages = new Messages();
    this.#process.stdout.on("data", (bytes: Buffer) => {
      for (const { id, method, result } of messages.add(bytes)) {
        // Requests from the language server, for example for its settings, are left unanswered.
        if (method !== undefined && id !== undefined) this.#send({ id, result: null });
        else if (id !== undefined) this.#waiting.get(id)?.(result);
      }
    });
    this.#process.on("close", () => {
      for (const answer of this.#waiting.values()) answer(undefined);
    });
  }

  #send(message: object): void {
    const text = JSON.stringify({ jsonrpc: "2.0", ...message });
    this.#process.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
  }

  tell(method: string, params: object): void {
    this.#send({ method, params });
  }

  /** @returns nothing if the program ends */
  ask(method: string, params: object): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    return new Promise((answer) => {
      this.#waiting.set(id, answer);
      this.#send({ id, method, params });
    });
  }

  stop(): void {
    this.tell("exit", {});
    this.#process.kill();
  }
}
