import { AppError } from "@serambi/kernel/errors";

/** Code that comes with its first use: where it does not arrive, that is a failure like any other of the network. */
export const arriving = <T>(code: Promise<T>): Promise<T> =>
  code.catch((cause: unknown) => {
    throw new AppError("offline", "Code of this page could not be loaded", { cause });
  });
