import * as z from "zod/mini";

import { isSameProgram, lengthOf, Program } from "../../contract/studio/Program";
import type { Version } from "../../contract/studio/views";
import type { KeptText } from "./KeptText";

/** Versions of one program that are kept, the newest last; and the letters of all of them together. */
const MAX_VERSIONS = 30;
const MAX_HISTORY_LENGTH = 400_000;

const Draft = z.object({ program: Program, savedAt: z.iso.datetime(), tab: z.string() });
export type Draft = z.infer<typeof Draft>;

const KeptVersion = z.object({ program: Program, savedAt: z.iso.datetime() });

const draftKey = (name: string): string => `studio-draft:${name}`;
const historyKey = (name: string): string => `studio-history:${name}`;

const trimmed = (versions: readonly Version[]): readonly Version[] => {
  const kept: Version[] = [];
  let length = 0;
  for (const version of versions.toReversed()) {
    length += lengthOf(version.program);
    if (kept.length === MAX_VERSIONS || (kept.length > 0 && length > MAX_HISTORY_LENGTH)) break;
    kept.unshift(version);
  }
  return kept;
};

/** Programs as they were typed last, and versions of them from before, by the program's name. */
export class KeptPrograms {
  private tabId = "";

  constructor(
    private readonly kept: KeptText,
    private readonly now: () => Date,
    private readonly makeId: () => string = () => crypto.randomUUID(),
  ) {}

  /** Tells this tab's drafts from those of another one. */
  get tab(): string {
    this.tabId ||= this.makeId();
    return this.tabId;
  }

  draft(name: string): Draft | null {
    return Draft.safeParse(this.kept.read(draftKey(name))).data ?? null;
  }

  /** Keeps a program. Where there is no room, its older versions make some. */
  keep(name: string, program: Program): { readonly isKept: boolean; readonly savedAt: string } {
    const savedAt = this.now().toISOString();
    const draft: Draft = { program, savedAt, tab: this.tab };
    const write = () => this.kept.write(draftKey(name), draft);
    if (write()) return { isKept: true, savedAt };
    this.kept.remove(historyKey(name));
    return { isKept: write(), savedAt };
  }

  forget(name: string): void {
    this.kept.remove(draftKey(name));
  }

  /** The name of the program that a change of the storage is about, or null where it is about something else. */
  nameOfDraft(key: string | null): string | null {
    const start = draftKey("");
    return key?.startsWith(start) ? key.slice(start.length) : null;
  }

  versions(name: string): readonly Version[] {
    return z.array(KeptVersion).safeParse(this.kept.read(historyKey(name))).data ?? [];
  }

  /** Notes a program as it is now, where it differs from the version before. */
  note(name: string, program: Program): void {
    const versions = this.versions(name);
    const last = versions.at(-1);
    if (last && isSameProgram(last.program, program)) return;
    const next = trimmed([...versions, { program, savedAt: this.now().toISOString() }]);
    if (!this.kept.write(historyKey(name), next)) this.kept.write(historyKey(name), next.slice(-2));
  }
}
