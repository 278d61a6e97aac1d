import * as z from "zod";

const TIMEOUT_MS = 10_000;
const MAX_ANSWER_BYTES = 1024 * 1024;

/** A provider that cannot be asked, or says what nobody can read. Names neither keys nor persons: it stands in logs. */
export class ProviderUnavailable extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(what, options);
    this.name = "ProviderUnavailable";
  }
}

interface Asked {
  readonly method: "GET" | "POST";
  /** User name of HTTP's basic authentication; its password is empty. */
  readonly key: string;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Default ten seconds. */
  readonly timeoutMs?: number;
}

interface Answered {
  readonly status: number;
  readonly body: unknown;
}

/** What is read of a refusal. */
const Refusal = z.object({ error_code: z.string().optional(), status_code: z.string().optional() });

/** The provider's own word for why it refuses, for the log. */
export const refusalOf = ({ status, body }: Answered): string => {
  const { data } = Refusal.safeParse(body);
  return data?.error_code ?? data?.status_code ?? String(status);
};

const readText = async (answer: Response): Promise<string> => {
  const { body } = answer;
  if (!body) return "";
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  for await (const part of body as unknown as AsyncIterable<Uint8Array>) {
    // Node's streams of bytes can be walked
    bytes += part.length;
    if (bytes > MAX_ANSWER_BYTES) throw new ProviderUnavailable("The provider's answer is too long");
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/**
 * Asks a provider and takes JSON alone: a page in HTML is no answer.
 * @throws ProviderUnavailable where there is no answer, no JSON, or the provider has failed (5xx, 429)
 */
export const callProvider = async (
  url: string,
  { method, key, body, headers, timeoutMs = TIMEOUT_MS }: Asked,
): Promise<Answered> => {
  const given = {
    method,
    redirect: "error" as const,
    signal: AbortSignal.timeout(timeoutMs),
    headers: {
      accept: "application/json",
      authorization: `Basic ${Buffer.from(`${key}:`).toString("base64")}`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
  let status = 0;
  let text = "";
  try {
    const answer = await fetch(url, given);
    status = answer.status;
    text = await readText(answer);
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw error;
    throw new ProviderUnavailable("The provider does not answer", { cause: error });
  }
  if (status >= 500 || status === 429) throw new ProviderUnavailable(`The provider answers ${status}`);
  try {
    return { status, body: JSON.parse(text) };
  } catch {
    throw new ProviderUnavailable(`The provider answers ${status} without JSON`);
  }
};

/** @throws ProviderUnavailable where the answer is not as the provider documents it */
export const readAnswer = <S extends z.ZodType>(schema: S, answer: Answered): z.output<S> => {
  if (answer.status >= 400) throw new ProviderUnavailable(`The provider refuses: ${refusalOf(answer)}`);
  const { data, success } = schema.safeParse(answer.body);
  if (!success) throw new ProviderUnavailable("The provider's answer is not as it is documented");
  return data;
};
