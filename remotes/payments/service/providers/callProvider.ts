import * as z from "zod";

const TIMEOUT_MS = 15_000;
const MAX_ANSWER_BYTES = 256 * 1024;

/** A provider answered, and not as it should: down, slow, or with something that is no answer of its own. */
export class ProviderFailure extends Error {
  constructor(
    message: string,
    /** Missing where no answer came. */
    readonly status?: number,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "ProviderFailure";
  }
}

interface ProviderCall<S extends z.ZodType> {
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly answer: S;
}

const readJson = async (response: Response): Promise<unknown> => {
  const text = await response.text();
  if (text.length > MAX_ANSWER_BYTES) throw new ProviderFailure("The provider's answer is too long", response.status);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new ProviderFailure("The provider's answer is no JSON", response.status, { cause: error });
  }
};

/**
 * One call of a provider, outside of any transaction.
 * @returns null where it knows no such thing (404)
 * @throws ProviderFailure for everything but a readable answer
 */
export const callProvider = async <S extends z.ZodType>(call: ProviderCall<S>): Promise<z.output<S> | null> => {
  const { method, url, headers, body, answer } = call;
  let response: Response;
  try {
    response = await fetch(url, {
      method,
      redirect: "error",
      headers: {
        accept: "application/json",
        ...(body !== undefined && { "content-type": "application/json" }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ProviderFailure("The provider cannot be reached", undefined, { cause: error });
  }
  if (response.status === 404) {
    await response.body?.cancel();
    return null;
  }
  const read = await readJson(response);
  if (!response.ok) throw new ProviderFailure(`The provider answered ${response.status}`, response.status);
  const { data, error } = answer.safeParse(read);
  if (error)
    throw new ProviderFailure("The provider's answer does not have the agreed shape", response.status, {
      cause: error,
    });
  return data;
};

/** HTTP basic authentication by a key alone, as both providers have it. */
export const basicKey = (key: string): string => `Basic ${Buffer.from(`${key}:`).toString("base64")}`;
