import type { NeededFile } from "./pageFiles";

/** What a page tells the worker once it stands: which page it is, and which files it has loaded. */
export interface VisitMessage {
  readonly kind: "visit";
  /** Path and query; empty where the line is to be spared. */
  readonly page: string;
  /** True where the browser came by this very page and still has it. */
  readonly isInBrowser: boolean;
  readonly files: readonly NeededFile[];
}

const MAX_FILES = 200;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null;

/** An address of this site: `//elsewhere` is none. */
const isOwnAddress = (value: unknown): value is string => typeof value === "string" && /^\/(?![/\\])/.test(value);

const isFile = (value: unknown): value is NeededFile =>
  isRecord(value) && isOwnAddress(value["address"]) && typeof value["integrity"] === "string";

/** Reads what a page has sent; null for anything else. By hand: a schema library would double the worker. */
export const readVisitMessage = (data: unknown): VisitMessage | null => {
  if (!isRecord(data) || data["kind"] !== "visit" || !Array.isArray(data["files"])) return null;
  const { page, isInBrowser, files } = data;
  return {
    kind: "visit",
    page: isOwnAddress(page) ? page : "",
    isInBrowser: isInBrowser === true,
    files: (files as unknown[]).filter(isFile).slice(0, MAX_FILES), // an array of anything
  };
};
