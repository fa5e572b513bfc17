interface Declaration {
  readonly charset: string | undefined;
  readonly httpEquiv: string;
  readonly content: string;
}

/** The encoding that a `meta` element declares, as written; empty when it declares none (HTML, "meta"). */
export function declaredEncoding({ charset, httpEquiv, content }: Declaration): string {
  if (charset !== undefined) return charset.trim();
  if (httpEquiv !== "content-type") return "";
  return /charset\s{0,5}=\s{0,5}["']?([\w.:-]{1,40})/i.exec(content)?.[1] ?? "";
}

/** The name of an encoding for `TextDecoder`; `undefined` for a label that no browser knows. */
export function encodingOf(label: string): string | undefined {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return undefined;
  }
}
