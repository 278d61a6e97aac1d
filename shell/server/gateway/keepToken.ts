import { buffer } from "node:stream/consumers";

import { AppError } from "@serambi/kernel/errors";
import type { Dispatcher } from "undici";
import * as z from "zod";

const Opened = z.looseObject({ data: z.looseObject({ token: z.string().regex(/^[\x21-\x7e]{1,4096}$/) }) });

/**
 * Takes the token out of the answer that opens a session.
 * @returns the token, and the answer without it
 * @throws AppError malformed where it has none
 */
export const keepToken = async (
  body: Dispatcher.ResponseData["body"],
): Promise<{ readonly token: string; readonly answer: string }> => {
  const text = (await buffer(body)).toString("utf8");
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch (error) {
    throw new AppError("malformed", "The answer that opens a session is no JSON", { cause: error });
  }
  const { data } = Opened.safeParse(read);
  if (!data) throw new AppError("malformed", "The answer that opens a session has no token");
  const { token, ...rest } = data.data;
  return { token, answer: JSON.stringify({ ...data, data: rest }) };
};
