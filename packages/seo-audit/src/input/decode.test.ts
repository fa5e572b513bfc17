import { describe, expect, it } from "vitest";
import { decodeUpload } from "./declared-encoding.ts";
import { decodeHtml } from "./decode.ts";

/** A text in each encoding, and its bytes in Base64. */
const texts = {
  "windows-1251": [
    "Мы чиним велосипеды в мастерской у реки за два дня и называем цену до начала работы.",
    "zPsg9+jt6Owg4uXr7vHo7+Xk+yDiIOzg8fLl8PHq7ukg8yDw5eroIOfgIOTi4CDk7f8g6CDt4Of74uDl7CD25e3zIOTuIO3g9+Dr4CDw4OHu8vsu",
  ],
  "koi8-r": [
    "Мы чиним велосипеды в мастерской у реки за два дня и называем цену до начала работы.",
    "7dkg3snOyc0g18XMz9PJ0MXE2SDXIM3B09TF0tPLz8og1SDSxcvJINrBIMTXwSDEztEgySDOwdrZ18HFzSDDxc7VIMTPIM7B3sHMwSDSwcLP1Nku",
  ],
  "windows-1252": ["€é", "gOk="],
  shift_jis: [
    "川のそばの小さな店で自転車を修理しています。",
    "kOyCzIK7gs6CzI+sgrOCyJNYgsWOqZNdjtSC8I9Dl52CtYLEgqKC3IK3gUI=",
  ],
  "euc-jp": [
    "川のそばの小さな店で自転車を修理しています。",
    "wO6kzqS9pNCkzr6upLWkysW5pMe8q8W+vNak8r2kzf2kt6TGpKSk3qS5oaM=",
  ],
  gb18030: [
    "我们在河边的小店里修理自行车，并在开始工作之前告诉您价格。",
    "ztLDx9TautOx37XE0KG16sDv0N7A7dfU0NCztaOssqLU2r+qyry5pNf31q7HsLjmy9/E+rzbuPGhow==",
  ],
  "euc-kr": [
    "강가의 작은 가게에서 자전거를 수리합니다.",
    "sK2wocDHIMDbwLogsKGw1L+hvK0gwNrA/LDFuKYgvPa4rsfVtM+02S4=",
  ],
} as const;
type Encoding = keyof typeof texts;

const latin = (text: string) => Buffer.from(text, "latin1");
const bytesOf = (encoding: Encoding, before: string, after = "") =>
  Buffer.concat([latin(before), Buffer.from(texts[encoding][1], "base64"), latin(after)]);
const late = `<script>/* ${"x".repeat(1100)} */</script>`;

describe("decodeHtml", () => {
  it.each<[encoding: Encoding, name: string, declaration: string]>([
    ["windows-1251", "by meta charset", '<meta charset="windows-1251">'],
    ["koi8-r", "without quotes", "<meta charset=koi8-r>"],
    [
      "windows-1252",
      "by http-equiv, in capitals",
      '<META content="text/html; charset=iso-8859-1" http-equiv=content-type>',
    ],
    ["euc-jp", "by meta charset", "<meta charset=euc-jp>"],
    ["gb18030", "as gb2312", "<meta charset=gb2312>"],
    ["koi8-r", "in an XML declaration", '<?xml version="1.0" encoding="koi8-r"?>'],
    ["windows-1251", "late", `${late}<meta charset="cp1251">`],
    [
      "gb18030",
      "late, by http-equiv",
      `${late}<meta http-equiv=content-type content="charset=gbk">`,
    ],
    [
      "euc-kr",
      "late, after a comment",
      `${late}<!-- <meta charset=utf-8> --><meta charset=euc-kr>`,
    ],
    [
      "windows-1251",
      "after another meta with the word",
      '<meta name="description" content="charset=utf-8"><meta charset=cp1251>',
    ],
  ])("follows the declaration of %s %s", (encoding, _name, declaration) => {
    const html = decodeHtml(bytesOf(encoding, `${declaration}<p>`));
    expect(html).toBe(`${declaration}<p>${texts[encoding][0]}`);
  });

  it.each<[Encoding]>([["windows-1251"], ["shift_jis"], ["euc-jp"], ["gb18030"], ["euc-kr"]])(
    "recognises text in %s without a declaration",
    (encoding) => {
      const html = decodeHtml(bytesOf(encoding, "<title>", '</title><a href="/x">Ok</a>'));
      expect(html).toContain(texts[encoding][0]);
    },
  );

  it.each([
    ["no declaration", ""],
    ["one in a comment", "<!-- <meta charset=iso-8859-1> -->"],
    ["an unknown one", '<meta charset="nonsense">'],
    ["an impossible one", '<meta charset="utf-16">'],
    ["one in a script, late", `${late}<script>"<meta charset=latin1>"</script>`],
  ])("reads UTF-8 with %s", (_name, declaration) => {
    const html = `${declaration}<p>₹é</p>`;
    expect(decodeHtml(Buffer.from(html))).toBe(html);
  });

  it("prefers a byte-order mark to the header and keeps it, and the header to the declaration", () => {
    expect(decodeHtml(Uint8Array.from([0xff, 0xfe, 0x3c, 0, 0x70, 0, 0x3e, 0]))).toBe("\ufeff<p>");
    const marked = "\ufeff<meta charset=iso-8859-1>₹";
    expect(decodeHtml(Buffer.from(marked), "windows-1251")).toBe(marked);
    const html = decodeHtml(bytesOf("windows-1251", "<meta charset=utf-8>"), "cp1251");
    expect(html).toContain(texts["windows-1251"][0]);
  });
});

describe("decodeUpload", () => {
  it.each<[name: string, bytes: Buffer, text: string]>([
    ["a declaration", bytesOf("windows-1251", "<meta charset=cp1251>"), texts["windows-1251"][0]],
    ["no declaration of UTF-8", Buffer.from("₹é"), "₹é"],
    ["no declaration of anything else", latin("é"), "é"],
    ["a byte-order mark", Buffer.from("\ufeff<p>₹", "utf16le"), "\ufeff<p>₹"],
    ["a mark before a wrong declaration", Buffer.from("\ufeff<meta charset=latin1>₹"), ">₹"],
  ])("follows %s without a library", (_name, bytes, text) => {
    expect(decodeUpload(bytes)).toContain(text);
  });
});
