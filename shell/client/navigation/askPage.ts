import {
  PAGE_PREFIX,
  RELEASE_HEADER,
  type FilesLine,
  type Line,
  type PageLine,
  type SlotState,
} from "../page/sentPage";
import type { Address } from "../page/restorePage";

/** What an address came to, for whoever asked for it. */
export type Answer =
  | PageLine
  | { readonly kind: "redirect"; readonly to: string }
  | { readonly kind: "reload" }
  /** There is no connection, or it broke off. */
  | { readonly kind: "unreachable" }
  /** The server answered, and not with a page. */
  | { readonly kind: "refused"; readonly status: number };

/** A page that was asked for. Nothing of it rejects. */
export interface PageAsk {
  /** The files of its code, which come before its data; null where the answer names none. */
  readonly files: Promise<FilesLine | null>;
  readonly answer: Promise<Answer>;
  /** A slot that comes later than the page; null where it did not. */
  readonly slot: (id: string) => Promise<SlotState | null>;
  readonly abort: () => void;
}

interface AskOptions {
  /** Id of the visit's release. */
  readonly release: string;
  /** Posted to the page. */
  readonly form?: FormData;
  /** For a page that the visitor may be about to open. */
  readonly isAhead?: boolean;
}

const TIMEOUT_MS = 15_000;
const MAX_STATUS_OF_PAGES = 499;

/** Fields as text: a form of a page carries no files. */
const bodyOf = (form: FormData): URLSearchParams =>
  new URLSearchParams([...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])));

const request = ({ pathname, search }: Address, { release, form, isAhead }: AskOptions, signal: AbortSignal) =>
  fetch(PAGE_PREFIX + pathname + search, {
    headers: { [RELEASE_HEADER]: release },
    signal,
    ...(form && { method: "POST", body: bodyOf(form) }),
    ...(isAhead && { priority: "low" as const }),
  });

/** The lines of an answer, one by one, as they come. */
async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    const lines = (rest + decoder.decode(value, { stream: !done })).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line !== "") yield JSON.parse(line) as Line; // written by this product's server
    if (done) return;
  }
}

/** What an answer without lines means: whatever is no page's is for the browser itself to load. */
const refusalOf = ({ status }: Response): Answer =>
  status === 429 || status > MAX_STATUS_OF_PAGES ? { kind: "refused", status } : { kind: "reload" };

/** Asks the server for what an address shows: its files, its data, its late slots, in one answer. */
export const askPage = (address: Address, options: AskOptions): PageAsk => {
  const controller = new AbortController();
  let giveFiles: (line: FilesLine | null) => void = () => undefined;
  let giveAnswer: (answer: Answer) => void = () => undefined;
  const files = new Promise<FilesLine | null>((resolve) => (giveFiles = resolve));
  const answer = new Promise<Answer>((resolve) => (giveAnswer = resolve));
  const slots = new Map<
    string,
    { readonly coming: Promise<SlotState | null>; give: (slot: SlotState | null) => void }
  >();
  let isOver = false;
  const slotOf = (id: string) => {
    const known = slots.get(id);
    if (known) return known;
    let give: (slot: SlotState | null) => void = () => undefined;
    const made = {
      coming: new Promise<SlotState | null>((resolve) => (give = resolve)),
      give: (slot: SlotState | null) => give(slot),
    };
    slots.set(id, made);
    if (isOver) made.give(null);
    return made;
  };
  const end = (why: Answer): void => {
    isOver = true;
    giveFiles(null);
    giveAnswer(why);
    for (const { give } of slots.values()) give(null);
  };
  const take = (line: Line): void => {
    switch (line.kind) {
      case "files":
        // Kept by the worker under another release: the page that it kept goes with it.
        return line.release === options.release ? giveFiles(line) : end({ kind: "reload" });
      case "slot":
        return slotOf(line.slot.request.id).give(line.slot);
      case "end":
        return undefined;
      case "answer":
      case "redirect":
      case "reload":
        giveFiles(null);
        return giveAnswer(line);
    }
  };
  const read = async (): Promise<void> => {
    const timer = setTimeout(() => controller.abort(), TIMEOUT_MS);
    void answer.then(() => clearTimeout(timer));
    const response = await request(address, options, controller.signal);
    const isLines = (response.headers.get("content-type") ?? "").startsWith("application/x-ndjson");
    if (!response.body || !isLines) return end(refusalOf(response));
    for await (const line of linesOf(response.body)) take(line);
    end({ kind: "unreachable" });
  };
  read().catch(() => end({ kind: "unreachable" }));
  return { files, answer, slot: (id) => slotOf(id).coming, abort: () => controller.abort() };
};
