/** The outcome of a fetch (specification section 4): on a failure the message is the error, and there is no data. */
export type Fetched<T> =
  | { readonly status: true; readonly message: string; readonly data: T }
  | { readonly status: false; readonly message: string; readonly data: null };
