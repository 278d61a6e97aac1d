export { createHttp, type HttpOptions } from "./createHttp";
export { readEnvelope, readList, readPage } from "./readEnvelope";
export { readFailure } from "./readFailure";
export type { Teller } from "./readParts";
export type { HttpClient, HttpClients, Report, RequestOptions } from "./types";
