import { action, computed, makeObservable, observable, observableRef } from "@serambi/kernel/state";

import { languageOfFile } from "../../contract/studio/languages";
import { FILE_PATH, isSameProgram, MAX_FILES, type Program } from "../../contract/studio/Program";
import type { Language, SourceFile } from "../../contract/studio/Session";
import type { KeepState, ProgramView, Version } from "../../contract/studio/views";
import type { KeptPrograms } from "./KeptPrograms";

/** Typing is kept when it pauses. */
const KEEP_AFTER_MS = 400;

interface ProgramStoreDeps {
  readonly kept: KeptPrograms;
}

/** A program that is written: its files, which of them is shown, and what this browser keeps of it. */
export class ProgramStore implements ProgramView {
  language: Language;
  files: readonly SourceFile[];
  activePath: string;
  stdin: string;
  keepState: KeepState = "fresh";
  savedAt: string | null = null;
  /** Changes whenever the files are others than what was typed: an editor shows them anew. */
  edition = 0;

  private name: string;
  private beginning: Program;
  /** What the editor holds that is not in `files` yet: it is read when it is needed. */
  private typing: { readonly path: string; readonly read: () => string } | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** @param name by which it is kept; @param beginning what "start again" goes back to */
  constructor(
    name: string,
    beginning: Program,
    private readonly deps: ProgramStoreDeps,
  ) {
    this.name = name;
    this.beginning = beginning;
    this.language = beginning.language;
    this.files = beginning.files;
    this.activePath = beginning.files[0]?.path ?? "";
    this.stdin = beginning.stdin;
    makeObservable<this, "show" | "setFiles" | "tellKept">(this, {
      language: observable,
      files: observableRef,
      activePath: observable,
      stdin: observable,
      keepState: observable,
      savedAt: observable,
      edition: observable,
      activeFile: computed,
      isChanged: computed,
      show: action,
      setFiles: action,
      tellKept: action,
      choose: action,
      setStdin: action,
    });
  }

  get activeFile(): SourceFile {
    const found = this.files.find(({ path }) => path === this.activePath) ?? this.files[0];
    if (!found) throw new Error("A program without files");
    return found;
  }

  get program(): Program {
    const { language, files, stdin } = this;
    return { language, files: [...files], stdin };
  }

  /** Whether there is anything to go back from. */
  get isChanged(): boolean {
    return !isSameProgram(this.program, this.beginning);
  }

  get versions(): readonly Version[] {
    return this.deps.kept.versions(this.name);
  }

  /** Another program takes this one's place: the draft that is kept of it, or its beginning. */
  open(name: string, beginning: Program): void {
    this.settle();
    this.name = name;
    this.beginning = beginning;
    const draft = this.deps.kept.draft(name);
    this.show(draft?.program ?? beginning, draft ? "kept" : "fresh", draft?.savedAt ?? null);
  }

  /** Called by an editor at each change; `read` gives the whole text, once it is wanted. */
  type = (path: string, read: () => string): void => {
    if (this.typing !== null && this.typing.path !== path) this.flush();
    this.typing = { path, read };
    clearTimeout(this.timer);
    this.timer = setTimeout(this.settle, KEEP_AFTER_MS);
  };

  /** Takes over what an editor holds, so that `files` is what is seen. */
  flush = (): void => {
    const { typing } = this;
    if (!typing) return;
    this.typing = null;
    const text = typing.read();
    this.setFiles(this.files.map((file) => (file.path === typing.path ? { path: file.path, text } : file)));
  };

  /** Keeps what was typed. */
  settle = (): void => {
    clearTimeout(this.timer);
    if (!this.typing) return;
    this.flush();
    this.keep();
  };

  choose(path: string): void {
    this.flush();
    this.activePath = path;
  }

  setStdin(stdin: string): void {
    this.stdin = stdin;
    this.keep();
  }

  /** Writes a text into a file that the editor does not hold: a formatter, a phone's key. */
  replace(path: string, text: string): void {
    this.flush();
    this.setFiles(
      this.files.map((file) => (file.path === path ? { path, text } : file)),
      true,
    );
    this.keep();
  }

  /** Why a file cannot have this name, or null. */
  refusalOf(path: string, besides?: string): "form" | "taken" | "full" | null {
    if (!FILE_PATH.test(path)) return "form";
    if (this.files.some((file) => file.path === path && file.path !== besides)) return "taken";
    return besides === undefined && this.files.length >= MAX_FILES ? "full" : null;
  }

  add(path: string, text = ""): void {
    this.flush();
    this.setFiles([...this.files, { path, text }]);
    this.choose(path);
    this.keep();
  }

  rename(path: string, next: string): void {
    this.flush();
    const wasActive = this.activePath === path;
    this.setFiles(this.files.map((file) => (file.path === path ? { path: next, text: file.text } : file)));
    if (wasActive) this.choose(next);
    this.keep();
  }

  remove(path: string): void {
    if (this.files.length === 1) return;
    this.flush();
    this.note();
    this.setFiles(this.files.filter((file) => file.path !== path));
    if (this.activePath === path) this.choose(this.files[0]?.path ?? "");
    this.keep();
  }

  /** Files of this computer: they take the place of those with the same names, and of a program that nobody has touched. */
  takeFiles(opened: readonly SourceFile[]): void {
    const [first] = opened;
    if (!first) return;
    this.flush();
    this.note();
    const others = this.isChanged ? this.files.filter(({ path }) => opened.every((file) => file.path !== path)) : [];
    const files = [...others, ...opened].slice(0, MAX_FILES);
    const language = others.length === 0 ? (languageOfFile(first.path) ?? this.language) : this.language;
    this.show({ language, files, stdin: this.stdin }, "kept", null, first.path);
    this.keep();
  }

  /** Back to what it began with; what it was is a version from before. */
  startAgain(): void {
    this.flush();
    this.note();
    this.deps.kept.forget(this.name);
    this.show(this.beginning, "fresh", null);
  }

  restore(version: Version): void {
    this.flush();
    this.note();
    this.show(version.program, "kept", version.savedAt);
    this.keep();
  }

  /** Notes this version, as before each run. */
  note(): void {
    this.deps.kept.note(this.name, this.program);
  }

  /** What another tab has written of this program: shown here, and what stood here is a version from before. */
  hear = (key: string | null): void => {
    if (this.deps.kept.nameOfDraft(key) !== this.name) return;
    const draft = this.deps.kept.draft(this.name);
    if (!draft || draft.tab === this.deps.kept.tab) return;
    this.flush();
    if (isSameProgram(draft.program, this.program)) return;
    this.note();
    this.show(draft.program, "elsewhere", draft.savedAt, this.activePath);
  };

  /** Listens to other tabs, and keeps what was typed when this one goes. */
  start(page: Window): () => void {
    const onStorage = ({ key }: StorageEvent): void => this.hear(key);
    const onHide = (): void => {
      if (page.document.visibilityState === "hidden") this.settle();
    };
    page.addEventListener("storage", onStorage);
    page.addEventListener("pagehide", this.settle);
    page.document.addEventListener("visibilitychange", onHide);
    return () => {
      this.settle();
      page.removeEventListener("storage", onStorage);
      page.removeEventListener("pagehide", this.settle);
      page.document.removeEventListener("visibilitychange", onHide);
    };
  }

  private keep(): void {
    this.tellKept(this.deps.kept.keep(this.name, this.program));
  }

  private tellKept({ isKept, savedAt }: { readonly isKept: boolean; readonly savedAt: string }): void {
    this.keepState = isKept ? "kept" : "unkept";
    if (isKept) this.savedAt = savedAt;
  }

  private setFiles(files: readonly SourceFile[], isShownAnew = false): void {
    this.files = files;
    if (isShownAnew) this.edition += 1;
  }

  private show(program: Program, state: KeepState, savedAt: string | null, active?: string): void {
    this.typing = null;
    clearTimeout(this.timer);
    this.language = program.language;
    this.files = program.files;
    this.stdin = program.stdin;
    this.activePath = program.files.find(({ path }) => path === active)?.path ?? program.files[0]?.path ?? "";
    this.keepState = state;
    this.savedAt = savedAt;
    this.edition += 1;
  }
}
