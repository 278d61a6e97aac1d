import { KeptText } from "../../stores/studio/KeptText";
import { MemoryStorage } from "../studio/MemoryStorage";

/** The storage of a tab, in memory. */
export const memoryKept = (): KeptText => {
  const storage = new MemoryStorage();
  return new KeptText(() => storage);
};
