import { isRecord } from "../contract/sections";

type Values = Readonly<Record<string, unknown>>;

/** Changes that have not reached the server, as this device keeps them. */
export interface KeptChanges {
  /** The draft's version that they were typed on. */
  readonly version: number;
  /** Values that the keys held in that version. */
  readonly before: Values;
  readonly values: Values;
  /** Values of saves whose answer did not come. */
  readonly sent?: readonly Values[] | undefined;
}

/**
 * Whether it looks like changes that this page kept. The server reads every value with its schema when it is sent and says what is wrong; a schema here
 * would bring 9 KB of zod to the first visit of each page that edits (decision 100).
 */
const isKept = (kept: unknown): kept is KeptChanges => {
  if (!isRecord(kept)) return false;
  const { version, before, values, sent } = kept;
  return (
    Number.isInteger(version) &&
    isRecord(before) &&
    isRecord(values) &&
    (sent === undefined || (Array.isArray(sent) && sent.every(isRecord)))
  );
};

/** A place on this device for them: local storage, which another tab and a reload find, too. */
export interface ChangeKeeper {
  read(): KeptChanges | null;
  write(changes: KeptChanges | null): void;
}

/** Keeps the changes of one site. A device that keeps nothing (private windows, a full disk) is as if it had none. */
export const changeKeeper = (app: string, storage: () => Storage = () => localStorage): ChangeKeeper => {
  const name = `editor.draft.${app}`;
  return {
    read: () => {
      try {
        const kept: unknown = JSON.parse(storage().getItem(name) ?? "null");
        return isKept(kept) ? kept : null;
      } catch {
        return null;
      }
    },
    write: (changes) => {
      try {
        if (changes === null) storage().removeItem(name);
        else storage().setItem(name, JSON.stringify(changes));
      } catch {
        // A change that cannot be kept is still on the page.
      }
    },
  };
};
