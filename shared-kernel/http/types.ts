import type { HostName } from "../contracts";

export interface RequestOptions {
  /** Query parameters; `undefined` ones are left out, lists are joined with commas. */
  readonly params?: Readonly<Record<string, string | number | boolean | readonly string[] | undefined>>;
  readonly signal?: AbortSignal;
  /** Besides those that every call of the client carries. */
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * One host of the specification's section 7. Paths are the specification's, without a leading slash.
 * Methods give the parsed JSON body of a success (200 for reads, 201 for creates).
 * @throws AppError offline | timeout | upstream | malformed, or the code of the answer's status
 */
export interface HttpClient {
  get(path: string, options?: RequestOptions): Promise<unknown>;
  /** Resolves only on 201 (specification section 5). */
  create(path: string, body: unknown, options?: RequestOptions): Promise<unknown>;
}

export interface HttpClients extends Readonly<Record<HostName, HttpClient>> {
  /**
   * A host besides those of the specification, by the name that the operator gave it (`HOSTS`). Its calls must be declared in the
   * remote's `hosts`.
   * @throws AppError internal at the first call of a host that there is not
   */
  readonly named: (host: string) => HttpClient;
}

/**
 * Tells whoever looks after the platform of something that no visitor needs to know: on the server a line of the log, in a
 * browser a report to the server.
 * @param details names and numbers; no value of an answer, which may be anybody's
 */
export type Report = (message: string, details: Readonly<Record<string, string | number>>) => void;
