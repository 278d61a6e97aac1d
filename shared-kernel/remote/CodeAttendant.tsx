import { createContext, useContext, type ReactNode } from "react";

/**
 * What a remote does for blocks of code in texts of all remotes: a button beside the block, which opens a slot of this remote below it.
 * The slot is given `{ language, code, isAttending: true }`; no loader runs for it.
 */
export interface CodeAttendantDefinition {
  /** Name of the slot that opens. */
  readonly slot: string;
  /** Names of languages, in small letters, as blocks of code say them. */
  readonly languages: readonly string[];
  /** The part of the remote's `texts` with the button's word, and the word's name in it. */
  readonly texts: string;
  readonly word: string;
}

/** A block of code that somebody wants attended to. */
export interface AttendedCode {
  readonly language: string;
  readonly code: string;
}

/** The host's part: what the button says, and what opens. */
export interface CodeAttendant {
  readonly languages: readonly string[];
  readonly label: string;
  readonly show: (code: AttendedCode) => ReactNode;
}

const CodeAttendantContext = createContext<CodeAttendant | null>(null);

export const CodeAttendantHost = ({
  attendant,
  children,
}: {
  readonly attendant: CodeAttendant | null;
  readonly children: ReactNode;
}) => <CodeAttendantContext value={attendant}>{children}</CodeAttendantContext>;

/** Who attends to code of a language, or null. */
export const useCodeAttendant = (language: string): CodeAttendant | null => {
  const attendant = useContext(CodeAttendantContext);
  return attendant?.languages.includes(language.toLowerCase()) ? attendant : null;
};
