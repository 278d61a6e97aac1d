import { AppError, toAppError } from "@serambi/kernel/errors";
import { readEnvelope, readFailure } from "@serambi/kernel/http";
import type * as z from "zod/mini";

/** The browser's `fetch`; tests give another one. */
export type Fetch = (address: string, init: RequestInit) => Promise<Response>;

export interface Question<S extends z.ZodMiniType> {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** Without a leading slash. */
  readonly path: string;
  readonly schema: S;
  readonly body?: Readonly<Record<string, unknown>> | undefined;
}

const TIMEOUT_MS = 15_000;
const passOn: Fetch = (address, init) => globalThis.fetch(address, init);

/**
 * Asks the services host from a browser, through the gateway. The kernel's client has neither PUT nor DELETE, which nobody but the editor needs.
 * @throws AppError offline, conflict (somebody saved meanwhile), forbidden, invalid with fields
 */
export const askServices = async <S extends z.ZodMiniType>(
  { method, path, schema, body }: Question<S>,
  fetch: Fetch = passOn,
): Promise<z.output<S>> => {
  const answer = await fetch(`/api/services/${path}`, {
    method,
    headers: { accept: "application/json", ...(body && { "content-type": "application/json" }) },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch((error: unknown) => {
    throw new AppError("offline", "The host could not be reached", { cause: error });
  });
  const read: unknown = await answer.json().catch(() => null);
  if (!answer.ok) throw readFailure(answer.status, read, Object.fromEntries(answer.headers));
  try {
    return readEnvelope(read, schema);
  } catch (error) {
    throw toAppError(error);
  }
};
