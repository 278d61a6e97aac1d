import * as z from "zod/mini";

/** Changes that have not reached the server, as this device keeps them. */
const Kept = z.object({
  /** The draft's version that they were typed on. */
  version: z.int(),
  /** Values that the keys held in that version. */
  before: z.record(z.string(), z.unknown()),
  values: z.record(z.string(), z.unknown()),
  /** Values of saves whose answer did not come. */
  sent: z.optional(z.array(z.record(z.string(), z.unknown()))),
});
export type KeptChanges = z.infer<typeof Kept>;

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
        const parsed = Kept.safeParse(JSON.parse(storage().getItem(name) ?? "null"));
        return parsed.success ? parsed.data : null;
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
