import { autocompletion, closeBrackets, closeBracketsKeymap, completionKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from "@codemirror/commands";
import { bracketMatching, foldGutter, foldKeymap, indentOnInput, indentRange, indentUnit } from "@codemirror/language";
import { Compartment, EditorState, Prec, type Extension } from "@codemirror/state";
import {
  crosshairCursor,
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
  rectangularSelection,
} from "@codemirror/view";

import { LANGUAGE_FACTS } from "../../../contract/studio/languages";
import type { Language, SourceFile } from "../../../contract/studio/Session";
import { faultField, setFaults, type Fault } from "./faults";
import { look } from "./look";
import { loadMode, modeOf, type Mode } from "./modes";

/** Keys that look for something: the first that is pressed brings what answers them. */
const FINDING_KEYS = ["Mod-f", "F3", "Mod-g", "Mod-Alt-g", "Mod-Shift-l", "Mod-d"] as const;

export interface EditorCalls {
  /** Something was typed into the file that is shown. */
  readonly onType: (path: string, read: () => string) => void;
  readonly onCursor: (line: number, column: number) => void;
  readonly onRun: () => void;
}

export interface EditorOptions extends EditorCalls {
  readonly parent: HTMLElement;
  /** Styles of the editor are allowed by the page's policy under this. */
  readonly nonce: string;
  /** What the editor of a file is called, and how Tab leaves it. */
  readonly labelOf: (path: string, language: Language) => string;
  /** The editor's own words in the page's language. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly isReadOnly: boolean;
}

/** Keys that a phone's keyboard hides, and what each does. */
export type EditorKey = { readonly insert: string } | "indent" | "left" | "right" | "undo" | "redo";

/** CodeMirror as the studio has it: one view, and for each file a state with its own undo. */
export class CodeEditor {
  private readonly view: EditorView;
  private readonly states = new Map<string, EditorState>();
  private readonly grammar = new Compartment();
  private readonly finding = new Compartment();
  private readonly vim = new Compartment();
  private readonly wrapping = new Compartment();
  private path = "";
  private language: Language = "python";
  private mode: Mode | null = null;
  private grammarExtension: Extension = [];
  private findingExtension: Extension = this.keysOfFinding();
  private isFindingHere = false;
  private vimExtension: Extension = [];
  private wraps = false;
  private isDestroyed = false;

  constructor(private readonly options: EditorOptions) {
    const { parent, nonce } = options;
    this.view = new EditorView({ parent, extensions: EditorView.cspNonce.of(nonce) });
  }

  read = (): string => this.view.state.doc.toString();

  /** Shows a file. One whose text is as it was left keeps its undo; `isAnew` begins it again. */
  show({ path, text }: SourceFile, language: Language, isAnew = false): void {
    if (this.path !== "" && this.path !== path) this.states.set(this.path, this.view.state);
    if (isAnew) this.states.clear();
    const known = path === this.path && !isAnew ? this.view.state : this.states.get(path);
    this.path = path;
    this.language = language;
    this.bring(modeOf(language, text));
    const state = known?.doc.toString() === text ? known : this.makeState(text);
    if (state !== this.view.state) this.view.setState(state);
    // A file that was left before its language came, or the settings were changed, is as old as that.
    this.view.dispatch({
      effects: [
        this.grammar.reconfigure(this.grammarExtension),
        this.finding.reconfigure(this.findingExtension),
        this.vim.reconfigure(this.vimExtension),
        this.wrapping.reconfigure(this.wrap()),
      ],
    });
  }

  mark(faults: readonly Fault[]): void {
    this.view.dispatch({ effects: setFaults.of(faults) });
  }

  /** Puts the cursor at a place, in the middle of what is seen. Lines and columns begin with 1. */
  goTo(line: number, column = 1): void {
    const { doc } = this.view.state;
    const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines));
    const anchor = Math.min(from + column - 1, to);
    this.view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: "center" }) });
    this.view.focus();
  }

  press(key: EditorKey): void {
    const { view } = this;
    if (key === "undo") undo(view);
    else if (key === "redo") redo(view);
    else if (key === "indent") indentWithTab.run?.(view);
    else if (key === "left" || key === "right") {
      const { head } = view.state.selection.main;
      const anchor = Math.max(0, Math.min(view.state.doc.length, head + (key === "left" ? -1 : 1)));
      view.dispatch({ selection: { anchor }, scrollIntoView: true });
    } else view.dispatch(view.state.replaceSelection(key.insert), { scrollIntoView: true });
    view.focus();
  }

  find(): void {
    void this.pressFinding("Mod-f");
  }

  /** Puts each line where its grammar has it. */
  indentAll(): void {
    const { state } = this.view;
    const changes = indentRange(state, 0, state.doc.length);
    if (!changes.empty) this.view.dispatch({ changes });
  }

  /** Another text for the same file, which can be undone. */
  rewrite(text: string): void {
    const { doc } = this.view.state;
    if (doc.toString() !== text) this.view.dispatch({ changes: { from: 0, to: doc.length, insert: text } });
  }

  async setVim(isOn: boolean): Promise<void> {
    this.vimExtension = isOn ? (await import("./vimKeys")).vimKeys : [];
    if (!this.isDestroyed) this.view.dispatch({ effects: this.vim.reconfigure(this.vimExtension) });
  }

  setWrapping(isOn: boolean): void {
    this.wraps = isOn;
    this.view.dispatch({ effects: this.wrapping.reconfigure(this.wrap()) });
  }

  focus(): void {
    this.view.focus();
  }

  destroy(): void {
    this.isDestroyed = true;
    this.view.destroy();
  }

  private wrap(): Extension {
    return this.wraps ? EditorView.lineWrapping : [];
  }

  /** The text can be edited before its language has come, and where it does not. */
  private bring(mode: Mode): void {
    if (mode === this.mode) return;
    this.mode = mode;
    this.grammarExtension = [];
    void loadMode(mode).then(
      (extension) => {
        if (this.isDestroyed || this.mode !== mode) return;
        this.grammarExtension = extension;
        this.view.dispatch({ effects: this.grammar.reconfigure(extension) });
      },
      () => undefined,
    );
  }

  private keysOfFinding(): Extension {
    return keymap.of(
      FINDING_KEYS.map((key) => ({
        key,
        run: () => {
          void this.pressFinding(key);
          return true;
        },
      })),
    );
  }

  private async pressFinding(key: (typeof FINDING_KEYS)[number]): Promise<void> {
    const press = await this.bringFinding();
    if (!this.isDestroyed) press?.(this.view, key);
  }

  /** @returns null where it does not come: the next key asks for it again */
  private async bringFinding(): Promise<((view: EditorView, key: string) => void) | null> {
    try {
      const { finding, pressFinding } = await import("./finding");
      if (!this.isFindingHere && !this.isDestroyed) {
        this.isFindingHere = true;
        this.findingExtension = finding;
        this.view.dispatch({ effects: this.finding.reconfigure(finding) });
      }
      return pressFinding;
    } catch {
      return null;
    }
  }

  private makeState(text: string): EditorState {
    const { nonce, labelOf, phrases, isReadOnly, onType, onCursor, onRun } = this.options;
    const { language } = this;
    const indent = language === "go" ? "\t" : " ".repeat(LANGUAGE_FACTS[language].indent);
    const runKey = {
      key: "Mod-Enter",
      run: () => {
        onRun();
        return true;
      },
    };
    return EditorState.create({
      doc: text,
      extensions: [
        EditorView.cspNonce.of(nonce),
        this.vim.of(this.vimExtension),
        Prec.highest(keymap.of([runKey])),
        lineNumbers(),
        foldGutter(),
        history(),
        drawSelection(),
        rectangularSelection(),
        crosshairCursor(),
        highlightActiveLine(),
        highlightActiveLineGutter(),
        bracketMatching(),
        closeBrackets(),
        autocompletion(),
        indentOnInput(),
        this.finding.of(this.findingExtension),
        indentUnit.of(indent),
        EditorState.tabSize.of(4),
        EditorState.phrases.of(phrases),
        EditorState.readOnly.of(isReadOnly),
        keymap.of([
          ...closeBracketsKeymap,
          ...completionKeymap,
          ...historyKeymap,
          ...foldKeymap,
          ...defaultKeymap,
          indentWithTab,
        ]),
        this.grammar.of(this.grammarExtension),
        this.wrapping.of(this.wrap()),
        faultField,
        look,
        EditorView.contentAttributes.of({
          "aria-label": labelOf(this.path, language),
          autocapitalize: "off",
          autocorrect: "off",
          spellcheck: "false",
        }),
        EditorView.updateListener.of((update) => {
          if (update.docChanged) onType(this.path, this.read);
          if (!update.docChanged && !update.selectionSet) return;
          const { head, empty } = update.state.selection.main;
          if (!empty && !this.isFindingHere) void this.bringFinding();
          const line = update.state.doc.lineAt(head);
          onCursor(line.number, head - line.from + 1);
        }),
      ],
    });
  }
}
