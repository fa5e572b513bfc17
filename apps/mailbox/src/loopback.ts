/** Whether a host name or address is this machine's own, which no other machine can reach. */
export const isLoopback = (host: string): boolean =>
  /^(?:127(?:\.\d{1,3}){3}|::1|(?:.+\.)?localhost)$/i.test(host.replace(/^\[|\]$/g, ""));
