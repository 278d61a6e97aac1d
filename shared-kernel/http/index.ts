export { driveClient } from "./driveClient";
export { createHttp, type HttpOptions } from "./createHttp";
export { clientOf, makeClients } from "./makeClients";
export { readEnvelope, readList, readPage } from "./readEnvelope";
export { readFailure } from "./readFailure";
export type { Teller } from "./readParts";
export type { HttpClient, HttpClients, Report, RequestOptions } from "./types";
