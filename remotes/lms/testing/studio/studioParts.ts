import type { Program } from "../../contract/studio/Program";
import { KeptPrograms } from "../../stores/studio/KeptPrograms";
import { KeptText } from "../../stores/studio/KeptText";
import { Preferences } from "../../stores/studio/Preferences";
import { fakeRuntimes, type FakeRun } from "./FakeSession";
import { MemoryStorage } from "./MemoryStorage";

export const program = (text: string, stdin = ""): Program => ({
  language: "python",
  files: [{ path: "main.py", text }],
  stdin,
});

/** What a studio is made of, over one browser's storage. */
export const studioParts = (storage = new MemoryStorage(), answer: FakeRun = async () => ({}), tab = "one") => {
  const shelf = new KeptText(() => storage);
  let minute = 0;
  const now = () => new Date(Date.UTC(2026, 10, 24, 3, (minute += 1)));
  const kept = new KeptPrograms(shelf, now, () => tab);
  return { storage, shelf, kept, now, preferences: new Preferences(shelf), runtimes: fakeRuntimes(answer) };
};
