/** A message of the browser: an answer, which has an id, or an event. */
interface Message {
  readonly id?: number;
  readonly method?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly sessionId?: string;
  readonly result?: unknown;
  readonly error?: { readonly message: string };
}

/** Parameters of a command or an event. */
export type Params = Readonly<Record<string, unknown>>;

/** A connection to a browser by the Chrome DevTools Protocol. */
export class DevTools {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<
    number,
    { readonly sessionId: string | undefined; readonly answer: (message: Message) => void }
  >();
  readonly #listeners = new Set<(method: string, params: Params, session?: string) => void>();
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => {
      const message: Message = JSON.parse(String(data));
      const { id, method, params = {}, sessionId } = message;
      if (id !== undefined) {
        this.#waiting.get(id)?.answer(message);
        this.#waiting.delete(id);
      } else if (method) {
        if (method === "Target.detachedFromTarget") this.#giveUp(String(params.sessionId));
        for (const listener of this.#listeners) listener(method, params, sessionId);
      }
    });
  }

  /** @param address that the browser prints when it starts, `ws://…` */
  static async connect(address: string): Promise<DevTools> {
    const socket = new WebSocket(address);
    await new Promise((done, fail) => {
      socket.addEventListener("open", done);
      socket.addEventListener("error", () => fail(new Error(`Nothing answers at ${address}.`)));
    });
    return new DevTools(socket);
  }

  /** A session that has ended does not respond. */
  #giveUp(ended: string): void {
    for (const [id, { sessionId, answer }] of this.#waiting) {
      if (sessionId !== ended) continue;
      this.#waiting.delete(id);
      answer({ error: { message: "The page is gone." } });
    }
  }

  /** Sends a command to the browser, or to one of its sessions. */
  async send<Result>(method: string, params: Params = {}, sessionId?: string): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Message>((answer) => {
      this.#waiting.set(id, { sessionId, answer });
    });
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }));
    const { result, error } = await answered;
    if (error) throw new Error(`${method}: ${error.message}`);
    return result as Result;
  }

  /** Listens to all events. */
  listen(listener: (method: string, params: Params, session?: string) => void): void {
    this.#listeners.add(listener);
  }

  close(): void {
    this.#socket.close();
  }
}
