import { KeptText } from "../../stores/studio/KeptText";
import { MemoryStorage } from "../studio/MemoryStorage";

/** What a tab keeps, in memory. */
export const memoryKept = (): KeptText => {
  const storage = new MemoryStorage();
  return new KeptText(() => storage);
};
