import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { AttemptStore, type AttemptData } from "./AttemptStore";
import { browserStorage } from "./Pending";

/** Code that cannot be had is a connection that is gone. */
const offline = (cause: unknown): never => {
  throw new AppError("offline", "A part of the application did not arrive", { cause });
};

/** The attempt of a page or slot. The client comes with its first use. */
export const createAttemptStore = (data: AttemptData, { http }: RemoteDeps): AttemptStore => {
  const { id } = data.attempt;
  const client = async () => {
    const { QuizClient } = await import("../../api/quiz/QuizClient").catch(offline);
    return new QuizClient(http);
  };
  return new AttemptStore(data, {
    keep: async (changes) => (await client()).keep(id, changes),
    submit: async (changes) => (await client()).submit(id, changes),
    read: async () => (await client()).attempt(id),
    storage: browserStorage(id),
    monotonic: () => performance.now(),
  });
};
