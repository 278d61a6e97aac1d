export { createHttp, type HttpOptions } from "./createHttp";
export { readEnvelope, readPage } from "./readEnvelope";
export { readFailure } from "./readFailure";
export type { HttpClient, HttpClients, RequestOptions } from "./types";
