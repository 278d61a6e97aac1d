import type { HttpOptions } from "@serambi/kernel/http";

import { TransportError } from "./TransportError";

type Adapter = NonNullable<HttpOptions["adapter"]>;

interface RetryingOptions {
  /** The call's headers, made anew. */
  readonly headers: () => Record<string, string>;
  readonly refusalCheck: () => () => Promise<boolean>;
}

const isRefused = (error: unknown): boolean => error instanceof TransportError && error.response?.status === 401;

/** Makes a call that was refused with 401 once more, if it was for its app token and there is another one by now. */
export const retryingAdapter =
  (adapter: Adapter, { headers, refusalCheck }: RetryingOptions): Adapter =>
  async (config) => {
    const isCured = refusalCheck();
    try {
      return await adapter(config);
    } catch (error) {
      if (!isRefused(error) || !(await isCured())) throw error;
    }
    config.headers.set(headers());
    return adapter(config);
  };
