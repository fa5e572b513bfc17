import { defaultKeymap, history, historyKeymap } from "@codemirror/commands";
import { markdown, markdownKeymap } from "@codemirror/lang-markdown";
import { HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { EditorState } from "@codemirror/state";
import { drawSelection, EditorView, keymap } from "@codemirror/view";
import type { SectionTag } from "@kolam/content/section-tags";
import { type Tag, tags } from "@lezer/highlight";
import { useEffect, useRef, useState } from "react";
import { around, sectionAt, type TextCommand } from "./commands.ts";
import type { EntryText } from "./entry-text.ts";
import { hasFiles } from "./has-files.ts";
import { type BegunSection, Toolbar } from "./toolbar.tsx";
import styles from "./writing.module.css";

/** How parts of a text look. */
const looks: readonly (readonly [tag: Tag, name: string | undefined])[] = [
  [tags.heading1, styles.heading],
  [tags.heading2, styles.heading],
  [tags.heading3, styles.subheading],
  [tags.strong, styles.strong],
  [tags.emphasis, styles.emphasis],
  [tags.link, styles.link],
  [tags.url, styles.mark],
  [tags.processingInstruction, styles.mark],
  [tags.tagName, styles.section],
  [tags.angleBracket, styles.section],
  [tags.attributeName, styles.mark],
];

const look = HighlightStyle.define(looks.map(([tag, name = ""]) => ({ tag, class: name })));

/** Line breaks as the file has them; single ones of another kind stay where they are. */
const lineBreakOf = (body: string) => (/(?<!\r)\n/.test(body) ? "\n" : "\r\n");

/** The editor of the text below the fields: its Markdown, with buttons. */
export function BodyEditor({
  text,
  line,
}: {
  readonly text: EntryText;
  /** The line of the body to go to. */
  readonly line: { readonly number: number } | undefined;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<EditorView>();
  const [section, setSection] = useState<SectionTag>();
  const [begun, setBegun] = useState<BegunSection>();
  const [problem, setProblem] = useState("");

  useEffect(() => {
    const parent = place.current;
    if (!parent) return;
    const { body } = text.state().parts;
    const lineBreak = lineBreakOf(body);
    const run = (command: TextCommand) => (target: EditorView) => {
      target.dispatch(command(target.state));
      return true;
    };
    /** Puts a picture among those of the site, and asks what it shows. */
    const addPicture = async (file: File) => {
      setProblem("");
      if (!text.entry.sections.some(({ name }) => name === "Picture")) {
        return setProblem("The text of this kind of page has no pictures.");
      }
      try {
        const { file: name } = await text.addPicture(file);
        setBegun({ name: "Picture", initial: { file: name } });
      } catch (error) {
        setProblem((error as Error).message);
      }
    };
    const made = new EditorView({
      parent,
      doc: body,
      extensions: [
        EditorState.lineSeparator.of(lineBreak),
        EditorView.clipboardInputFilter.of((pasted) => pasted.replace(/\r\n?|\n/g, lineBreak)),
        history(),
        drawSelection(),
        EditorView.theme({
          "&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground": {
            backgroundColor: "var(--k-color-selection)",
          },
        }),
        EditorView.lineWrapping,
        EditorView.perLineTextDirection.of(true),
        EditorView.contentAttributes.of({
          "aria-label": "Text",
          lang: text.entry.language,
          dir: "auto",
          spellcheck: "true",
          autocorrect: "on",
        }),
        markdown({ addKeymap: false }),
        syntaxHighlighting(look),
        keymap.of([
          { key: "Mod-b", run: run(around("**")) },
          { key: "Mod-i", run: run(around("*")) },
          ...markdownKeymap,
          ...defaultKeymap,
          ...historyKeymap,
        ]),
        EditorView.domEventHandlers({
          dragover: (event) => {
            if (hasFiles(event)) event.preventDefault();
          },
          drop: (event, target) => {
            const [file] = event.dataTransfer?.files ?? [];
            if (!file) return false;
            event.preventDefault();
            const anchor = target.posAtCoords({ x: event.clientX, y: event.clientY }, false);
            target.dispatch({ selection: { anchor } });
            void addPicture(file);
            return true;
          },
          paste: (event) => {
            const { clipboardData: pasted } = event;
            const [file] = pasted?.files ?? [];
            // Tables and documents are copied as a text and as a picture of it.
            if (!file || pasted?.types.includes("text/plain")) return false;
            event.preventDefault();
            void addPicture(file);
            return true;
          },
        }),
        EditorView.updateListener.of(({ docChanged, selectionSet, state }) => {
          if (docChanged) text.setBody(state.sliceDoc());
          if (docChanged || selectionSet) setSection(sectionAt(state));
        }),
      ],
    });
    setView(made);
    return () => made.destroy();
  }, [text]);

  useEffect(() => {
    if (!view || !line) return;
    const { from } = view.state.doc.line(Math.min(Math.max(line.number, 1), view.state.doc.lines));
    view.dispatch({ selection: { anchor: from }, scrollIntoView: true });
    view.focus();
  }, [view, line]);

  const run = (command: TextCommand) => {
    if (!view) return;
    view.dispatch(command(view.state), { scrollIntoView: true });
    view.focus();
  };
  const selected = () => {
    const { from, to } = view?.state.selection.main ?? { from: 0, to: 0 };
    return view?.state.sliceDoc(from, to) ?? "";
  };
  return (
    <section aria-label="Text" className={styles.body}>
      <Toolbar text={text} section={section} begun={begun} selected={selected} run={run} />
      <p role="alert" className={styles.wrong}>
        {problem}
      </p>
      <div ref={place} className={styles.editor} />
    </section>
  );
}
