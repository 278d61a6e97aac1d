import { action, makeObservable, observable } from "@serambi/kernel/state";

import type { CvSending } from "../contract/CvSending";

type Draft = Readonly<Record<string, string>>;

/** Fields that a draft keeps; consent is given anew. */
const KEPT = ["name", "email", "phone", "motivation"] as const;

interface ApplyData {
  readonly job: { readonly id: string };
}

/** An application while it is typed: kept in this tab until it was sent, and sent when the connection is back. */
export class ApplyStore {
  isWaiting = false;
  private job: string;
  isFileMissing = false;

  constructor(
    readonly cv: CvSending,
    { job }: ApplyData,
  ) {
    this.job = job.id;
    makeObservable(this, { isWaiting: observable, isFileMissing: observable, wait: action, missFile: action });
  }

  take({ job }: ApplyData): void {
    this.job = job.id;
  }

  wait(isWaiting: boolean): void {
    this.isWaiting = isWaiting;
  }

  missFile(isMissing: boolean): void {
    this.isFileMissing = isMissing;
  }

  keep(form: HTMLFormElement): void {
    const values = new FormData(form);
    const typed = (name: string): string => {
      const value = values.get(name);
      return typeof value === "string" ? value : "";
    };
    const draft = Object.fromEntries(KEPT.map((name) => [name, typed(name)]));
    try {
      sessionStorage.setItem(this.key, JSON.stringify(draft));
    } catch {
      // No room for it: the fields themselves still have it.
    }
  }

  /** The text that was typed before a reload. */
  recall(): Draft {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.key) ?? "{}");
      if (typeof found !== "object" || found === null) return {};
      return Object.fromEntries(
        Object.entries(found).filter((one): one is [string, string] => typeof one[1] === "string"),
      );
    } catch {
      return {};
    }
  }

  forget(): void {
    try {
      sessionStorage.removeItem(this.key);
    } catch {
      // Nothing was kept.
    }
  }

  private get key(): string {
    return `careers.draft.${this.job}`;
  }
}
