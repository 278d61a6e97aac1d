import type { HttpOptions } from "@serambi/kernel/http";

type Adapter = NonNullable<HttpOptions["adapter"]>;
export type TransportConfig = Parameters<Adapter>[0];
export type TransportAnswer = Awaited<ReturnType<Adapter>>;

/**
 * What a transport of the kernel's HTTP client rejects with. The client tells its errors by the mark
 * `isAxiosError`; naming it here keeps that library out of the server's own code.
 */
export class TransportError extends Error {
  override readonly name = "TransportError";
  readonly isAxiosError = true;
  readonly config: TransportConfig;

  constructor(
    message: string,
    readonly code: "ETIMEDOUT" | "ERR_NETWORK" | "ERR_BAD_RESPONSE",
    config: TransportConfig,
    options: { readonly cause?: unknown; readonly response?: TransportAnswer } = {},
  ) {
    super(message, { cause: options.cause });
    this.config = config;
    if (options.response) this.response = options.response;
  }

  readonly response?: TransportAnswer;
}
