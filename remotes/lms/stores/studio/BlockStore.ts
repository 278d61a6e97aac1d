import { LANGUAGE_FACTS } from "../../contract/studio/languages";
import { FREE_LIMITS } from "../../contract/studio/Program";
import type { Language } from "../../contract/studio/Session";
import type { KeptPrograms } from "./KeptPrograms";
import type { Preferences } from "./Preferences";
import { ProgramStore } from "./ProgramStore";
import { RunStore } from "./RunStore";
import type { Runtimes } from "./Runtimes";

interface BlockDeps {
  readonly kept: KeptPrograms;
  readonly preferences: Preferences;
  readonly runtimes: Runtimes;
}

interface Block {
  readonly language: Language;
  readonly text: string;
  readonly name?: string | undefined;
}

/** Different for different texts, the same on server and browser (FNV-1a). */
const digest = (text: string): string => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0).toString(36);
};

/** A program that stands in a text: what becomes of it when a reader changes and runs it. */
export class BlockStore {
  readonly program: ProgramStore;
  readonly run: RunStore;
  readonly preferences: Preferences;
  private readonly name: string;
  private readonly beginning: ProgramStore["program"];

  constructor({ language, text, name }: Block, deps: BlockDeps) {
    this.preferences = deps.preferences;
    this.name = `block/${name ?? `${language}/${digest(text)}`}`;
    this.beginning = { language, files: [{ path: LANGUAGE_FACTS[language].mainFile, text }], stdin: "" };
    this.program = new ProgramStore(this.name, this.beginning, deps);
    this.run = new RunStore(deps);
  }

  start(page: Window): () => void {
    const stop = this.program.start(page);
    this.preferences.read();
    this.program.open(this.name, this.beginning);
    return () => {
      stop();
      this.run.stop();
    };
  }

  runProgram = (): Promise<unknown> => {
    this.program.settle();
    const { language, files, stdin } = this.program;
    return this.run.run({ language, files, stdin, limits: FREE_LIMITS });
  };
}
