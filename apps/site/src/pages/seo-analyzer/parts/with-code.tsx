import { createElement, Fragment } from "react";

/** An HTML tag, such as `<title>`, `</head>` or `<!doctype html>`. */
const tag = /(<[a-z!/][^<>]*>)/i;

/** A sentence with its HTML tags set as code. */
export function WithCode({ text }: { text: string }) {
  // Split at a group, so every second piece is a tag.
  const pieces = text
    .split(tag)
    .map((piece, index) => (index % 2 === 1 ? createElement("code", {}, piece) : piece));
  return createElement(Fragment, {}, ...pieces);
}
