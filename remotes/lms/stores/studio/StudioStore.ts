import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { Program } from "../../contract/studio/Program";
import { FREE_LIMITS } from "../../contract/studio/Program";
import type { Language } from "../../contract/studio/Session";
import type { KeptPrograms } from "./KeptPrograms";
import type { Preferences } from "./Preferences";
import { ProgramStore } from "./ProgramStore";
import { RunStore } from "./RunStore";
import type { Runtimes } from "./Runtimes";
import { holdsProgram, unpackProgram } from "../../contract/studio/shareLink";

export interface StudioDeps {
  readonly kept: KeptPrograms;
  readonly preferences: Preferences;
  readonly runtimes: Runtimes;
  /** What a new program of a language begins with. */
  readonly sampleOf: (language: Language) => Program;
}

/** One more time, for a program that needs it. */
const LONGER_TIMEOUT_MS = 60_000;

/** Each language has a program of one's own; a link's program is another one. */
const scratchName = (language: Language): string => `scratch/${language}`;

const linkName = async (fragment: string): Promise<string> => {
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(fragment));
  return `link/${[...new Uint8Array(hash).slice(0, 10)].map((byte) => byte.toString(16).padStart(2, "0")).join("")}`;
};

/** The studio: a program, its runs, and how somebody likes it. */
export class StudioStore {
  readonly program: ProgramStore;
  readonly run: RunStore;
  readonly preferences: Preferences;
  /** A link that holds no program that can be read. */
  isLinkBroken = false;

  constructor(
    beginning: Program,
    private readonly deps: StudioDeps,
  ) {
    this.preferences = deps.preferences;
    this.program = new ProgramStore(scratchName(beginning.language), beginning, deps);
    this.run = new RunStore(deps);
    makeObservable<this, "tellLink">(this, { isLinkBroken: observable, tellLink: action });
  }

  /** Brings in what this browser keeps, and what the address holds. */
  start(page: Window): () => void {
    const stop = this.program.start(page);
    this.preferences.read();
    const { hash } = page.location;
    if (holdsProgram(hash)) void this.openLink(hash);
    else this.openScratch(this.firstLanguage(page.location.search));
    const onHash = (): void => {
      if (holdsProgram(page.location.hash)) void this.openLink(page.location.hash);
    };
    page.addEventListener("hashchange", onHash);
    return () => {
      stop();
      this.run.stop();
      page.removeEventListener("hashchange", onHash);
    };
  }

  chooseLanguage = (language: Language): void => {
    this.run.forget();
    this.tellLink(false);
    this.preferences.noteLanguage(language);
    this.openScratch(language);
  };

  runProgram = (timeoutMs = FREE_LIMITS.timeoutMs): Promise<unknown> => {
    this.program.settle();
    this.program.note();
    const { language, files, stdin } = this.program;
    return this.run.run({ language, files, stdin, limits: { ...FREE_LIMITS, timeoutMs } });
  };

  runLonger = (): Promise<unknown> => this.runProgram(LONGER_TIMEOUT_MS);

  /** An address that names no language means the one of last time. */
  private firstLanguage(search: string): Language {
    const isNamed = new URLSearchParams(search).has("language");
    return (isNamed ? null : this.preferences.language) ?? this.program.language;
  }

  private openScratch(language: Language): void {
    this.program.open(scratchName(language), this.deps.sampleOf(language));
  }

  private async openLink(fragment: string): Promise<void> {
    const program = await unpackProgram(fragment);
    this.tellLink(program === null);
    if (program === null) return this.openScratch(this.program.language);
    this.run.forget();
    this.program.open(await linkName(fragment), program);
  }

  private tellLink(isBroken: boolean): void {
    this.isLinkBroken = isBroken;
  }
}
