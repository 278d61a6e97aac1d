import { useDeps, useSessionStore } from "@serambi/kernel/remote";

import { KeptPrograms } from "./KeptPrograms";
import { KeptText } from "./KeptText";
import { Preferences, savesData } from "./Preferences";
import { makeRuntimes, type Runtimes } from "./Runtimes";

export interface SharedStudio {
  readonly shelf: KeptText;
  readonly kept: KeptPrograms;
  readonly preferences: Preferences;
  readonly runtimes: Runtimes;
}

const makeShared = (now: () => Date): SharedStudio => {
  const shelf = new KeptText(() => localStorage);
  return {
    shelf,
    kept: new KeptPrograms(shelf, now),
    preferences: new Preferences(shelf, savesData),
    runtimes: makeRuntimes(),
  };
};

/** What all studios of a visit share: languages that are ready, what is kept, and how somebody likes it. */
export const useStudioDeps = (): SharedStudio => {
  const { now } = useDeps();
  return useSessionStore("studio", () => makeShared(now));
};
