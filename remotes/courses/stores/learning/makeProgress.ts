import { AppError } from "@serambi/kernel/errors";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { ProgressStore } from "./ProgressStore";

/** Code that cannot be had is a connection that is gone. */
const offline = (cause: unknown): never => {
  throw new AppError("offline", "A part of the application did not arrive", { cause });
};

/** The session store `progress`: how far the learner is, in every class of this visit. Its clients come with its first call. */
export const makeProgress = ({ http, now }: RemoteDeps): ProgressStore =>
  new ProgressStore({
    reader: async () => {
      const { ProgressClient } = await import("../../api/learning/ProgressClient").catch(offline);
      return new ProgressClient(http.learning);
    },
    shelf: async () => {
      const { LocalShelf } = await import("./LocalShelf").catch(offline);
      return new LocalShelf(() => localStorage);
    },
    now,
  });
