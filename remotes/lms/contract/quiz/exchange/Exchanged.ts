import type { Question } from "../Quiz";

/** What is wrong with a question of a file, by a name that catalogues have a text for. */
export const FAULTS = [
  "unclosed",
  "unopened",
  "essay",
  "description",
  "noRight",
  "emptyAnswer",
  "pairs",
  "number",
  "mixed",
  "unsupported",
  "xml",
  "noItem",
  "response",
  "value",
] as const;
export type FaultCode = (typeof FAULTS)[number];

export interface Fault {
  readonly code: FaultCode;
  /** Of the whole text, from 1. */
  readonly line: number;
  /** What it is about: the name of an element, a field. */
  readonly about: string;
  /** What mends it, where one addition at the end of a line does. */
  readonly fix?: { readonly line: number; readonly append: string };
}

/** The section of a file that a question stands in. */
export interface SectionOf {
  /** Empty: it has none that quizzes could take. */
  readonly id: string;
  readonly title: string;
  /** Number of its questions that an attempt gets, where the file says so. */
  readonly draw?: number;
}

/** A question out of a file, or what keeps it from being one. */
export interface Exchanged {
  /** Where it begins. */
  readonly line: number;
  readonly lastLine: number;
  readonly title: string;
  /** Null: the file has no sections. */
  readonly section: SectionOf | null;
  readonly question: Question | null;
  readonly fault: Fault | null;
}

/** Ends the reading of one question. */
export class FaultyQuestion extends Error {
  constructor(readonly fault: Fault) {
    super(fault.code);
    this.name = "FaultyQuestion";
  }
}

export const faulty = (code: FaultCode, line: number, about = "", fix?: Fault["fix"]): never => {
  throw new FaultyQuestion({ code, line, about, ...(fix && { fix }) });
};
