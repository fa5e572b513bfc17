import { expect, it } from "vitest";
import { svgFault } from "../build/svg-files.ts";

const svg = (inner: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1">${inner}</svg>`;

it.each([
  '<set attributeName="href" to="javascript:x"/>',
  '<set attributeName="hr&#101;f" to="javascript:x"/>',
  '<set attributeName="xlink:hre&#x66;" to="x"/>',
  '<a href="&#106;avascript:x"/>',
  "<style>rect{fill:url(https://evil.example/x)}</style>",
  "<style>rect{fill:u\\72l(https://evil.example/x)}</style>",
  "<style>rect{fill:u&#114;l(https://evil.example/x)}</style>",
  "<style><![CDATA[rect{fill:\\75 rl(https://evil.example/x)}]]></style>",
  '<rect style="fill:u&#x72;l(//evil.example/x)"/>',
  "<style>@\\69mport 'https://evil.example/x'</style>",
])("refuses %s", (inner) => {
  expect(svgFault(svg(inner))).toMatch(/^loads something from another file/);
});

it.each([
  '<style>text{font-family:"A \\26 B"}</style>',
  '<linearGradient id="a"/><rect fill="url(#a)"/><use href="&#35;a"/>',
  "<title>Tom &#38; Jerry</title>",
])("takes %s", (inner) => {
  expect(svgFault(svg(inner))).toBeUndefined();
});
