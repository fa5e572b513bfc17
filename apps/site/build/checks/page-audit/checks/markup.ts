import { HtmlValidate, type RuleConfig, StaticConfigLoader } from "html-validate/node";
import type { BuiltPage } from "../built-site.ts";
import type { Problem } from "../problem.ts";

const rules: RuleConfig = {
  // React writes HTML in its own style.
  "attr-case": "off",
  "attribute-boolean-style": "off",
  "attribute-empty-style": "off",
  "doctype-style": "off",
  "no-trailing-whitespace": "off",
  "void-style": "off",
  // React's own ids begin with an underscore.
  "valid-id": ["error", { relaxed: true }],
  // CSS keeps phone numbers on one line, so that they can be copied without special spaces.
  "tel-non-breaking": "off",
  // Checkboxes of one question share their name.
  "form-dup-name": ["error", { shared: ["radio", "checkbox", "button", "reset", "submit"] }],
  // A style that the component's module does not have.
  "class-pattern": ["error", { pattern: "/^(?!undefined$)/" }],
  // The SEO audit checks these.
  "long-title": "off",
  "no-dup-id": "off",
};

/** Fixes for the most common problems. */
const fixes: Readonly<Record<string, string>> = {
  "attribute-allowed-values": "Give the attribute a value that the HTML standard has.",
  "class-pattern": "Leave the class out, or give the component's module the style.",
  "element-permitted-content":
    "Nest only what may stand there: phrasing content within a span or p.",
  "element-required-attributes": "Add the attribute.",
  "form-dup-name": "Give each control a name of its own.",
  "input-attributes": "Leave the attribute out for inputs of this type.",
  "input-missing-label": "Give the control a label or an aria-label.",
  "no-inline-style":
    "Move the style into the component's module: the site's policy blocks attributes.",
  "no-redundant-role": "Leave the role out: the element has it already.",
  "prefer-native-element": "Use the element that has this role.",
  "unique-landmark": "Name each landmark with aria-label or aria-labelledby.",
  "valid-autocomplete": "Leave the attribute out, or use a token that fits the control.",
  "wcag/h32": "Give the form a submit button, visually hidden if necessary.",
  "wcag/h37": "Give the picture an alt text, empty if it is decoration.",
};

/** Finds invalid HTML. One instance checks all pages. */
export class MarkupValidator {
  readonly #validator = new HtmlValidate(
    new StaticConfigLoader({ root: true, extends: ["html-validate:recommended"], rules }),
  );

  /** The problems of a page, each once, with its first place. */
  problems({ path, html }: BuiltPage): Problem[] {
    const { results } = this.#validator.validateStringSync(html);
    const faults = new Map<string, Problem>();
    for (const fault of results.flatMap(({ messages }) => messages)) {
      const { ruleId, message, line, column, selector, ruleUrl } = fault;
      const problem = `HTML (${ruleId}): ${message}`;
      if (faults.has(problem)) continue;
      faults.set(problem, {
        page: path,
        problem,
        where: selector ?? `line ${line}, column ${column}`,
        fix: fixes[ruleId] ?? `Change the markup accordingly; see ${ruleUrl ?? ruleId}.`,
      });
    }
    return [...faults.values()];
  }
}
