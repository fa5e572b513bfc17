// Loaded before a build that is compared, with Node's `--import`: it knows no other moment than this.
const moment = Date.parse("2026-11-28T12:00:00Z");

globalThis.Date = new Proxy(Date, {
  construct: (target, given, self) =>
    Reflect.construct(target, given.length > 0 ? given : [moment], self),
  get: (target, name) => (name === "now" ? () => moment : Reflect.get(target, name)),
});
