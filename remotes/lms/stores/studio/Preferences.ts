import { action, makeObservable, observable } from "@serambi/kernel/state";
import * as z from "zod/mini";

import { LANGUAGES, type Language } from "../../contract/studio/Session";
import { ASK_ABOVE_MB, type PreferenceName, type PreferencesView } from "../../contract/studio/views";
import type { KeptText } from "./KeptText";

const KEY = "studio-preferences";
const Kept = z.object({
  hasVim: z.catch(z.boolean(), false),
  wrapsLines: z.catch(z.boolean(), false),
  asksFirst: z.catch(z.boolean(), false),
  language: z.catch(z.nullable(z.enum(LANGUAGES)), null),
  loaded: z.catch(z.array(z.enum(LANGUAGES)), []),
});

/** How somebody likes the studio, kept in this browser's local storage. */
export class Preferences implements PreferencesView {
  hasVim = false;
  wrapsLines = false;
  /** Whether to ask before a large language is fetched. */
  asksFirst = false;
  /** What was written in last. */
  language: Language | null = null;
  private loaded: readonly Language[] = [];

  constructor(
    private readonly kept: KeptText,
    /** Whether the browser was told to save data. */
    private readonly savesData: () => boolean = () => false,
  ) {
    makeObservable(this, {
      hasVim: observable,
      wrapsLines: observable,
      asksFirst: observable,
      read: action,
      set: action,
    });
  }

  read = (): void => {
    const found = Kept.safeParse(this.kept.read(KEY)).data;
    if (!found) return;
    this.hasVim = found.hasVim;
    this.wrapsLines = found.wrapsLines;
    this.asksFirst = found.asksFirst;
    this.language = found.language;
    this.loaded = found.loaded;
  };

  set = (name: PreferenceName, isOn: boolean): void => {
    this[name] = isOn;
    this.write();
  };

  /** Whether a language that is not ready yet is to be asked for first: it is large, and was never fetched by this browser. */
  mustAsk(language: Language, megabytes: number): boolean {
    return (this.asksFirst || this.savesData()) && megabytes > ASK_ABOVE_MB && !this.loaded.includes(language);
  }

  noteLanguage(language: Language): void {
    if (this.language === language) return;
    this.language = language;
    this.write();
  }

  noteLoaded(language: Language): void {
    if (this.loaded.includes(language)) return;
    this.loaded = [...this.loaded, language];
    this.write();
  }

  private write(): void {
    const { hasVim, wrapsLines, asksFirst, language, loaded } = this;
    this.kept.write(KEY, { hasVim, wrapsLines, asksFirst, language, loaded });
  }
}

/** What a browser says of its line, where it says anything. */
export const savesData = (): boolean =>
  "connection" in navigator && z.object({ saveData: z.literal(true) }).safeParse(navigator.connection).success;
