import { AppError } from "@serambi/kernel/errors";

/** Code that comes with its first use: a page that the server rendered may never need it. Where it cannot be had, there is no line. */
export const arriving = <T>(code: Promise<T>): Promise<T> =>
  code.catch((cause: unknown) => {
    throw new AppError("offline", "Code of this page could not be loaded", { cause });
  });
