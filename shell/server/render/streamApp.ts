import { EventEmitter } from "node:events";

import type { ReactNode } from "react";
import { renderToPipeableStream, renderToString } from "react-dom/server";

/** Outlines no finished part: with scripts off the whole page must stand in its place. */
const NO_OUTLINING = Number.MAX_SAFE_INTEGER;

export interface AppStream {
  /** True when nothing is left to stream after the first part. */
  readonly isComplete: boolean;
  /**
   * Writes what is rendered, then `tail`, then what comes late, then `end`.
   * @param write takes each piece; called at once with the first part and the tail
   */
  pipe(write: (piece: Uint8Array | string) => void, tail: string, end: () => void): void;
  abort(reason: Error): void;
}

/** Where React writes to. A stream of Node's would take longer over each of the hundred pieces than React over making it. */
class Sink extends EventEmitter {
  constructor(
    readonly take: (piece: Uint8Array | string) => void,
    readonly end: () => void,
  ) {
    super();
  }

  write(piece: Uint8Array | string): boolean {
    this.take(piece);
    return true;
  }

  /** The frame itself failed on the way: what is there is all there will be. */
  destroy(): void {
    this.end();
  }
}

/** What React writes where a part failed, or is still to come. */
const INCOMPLETE = /<!--\$[!?]-->/;

/**
 * The page in one go, which costs less than a stream of it.
 * @returns null where a part fails or is late: the stream says which, and why
 */
export const renderAtOnce = (app: ReactNode): AppStream | null => {
  try {
    const html = renderToString(app);
    if (INCOMPLETE.test(html)) return null;
    return {
      isComplete: true,
      abort: () => undefined,
      pipe(write, tail, end) {
        write(html);
        write(tail);
        end();
      },
    };
  } catch {
    return null; // the stream fails in the same way, and is heard
  }
};

/** Longer than any loader may take: a part that still waits then waits for a promise that nothing settles. */
const STREAM_LIMIT_MS = 8_000;
/** It is counted in so many steps: while the process is busy with another page, one of them passes at most, and nobody is late by that. */
const LIMIT_STEPS = 16;

interface StreamOptions {
  readonly onError: (error: unknown) => void;
  readonly limitMs?: number;
}

/**
 * Renders the page up to the point where only late slots are missing.
 * @throws whatever the frame itself throws: pages and slots fail inside their boundaries
 */
export const streamApp = (
  app: ReactNode,
  nonce: string,
  { onError, limitMs = STREAM_LIMIT_MS }: StreamOptions,
): Promise<AppStream> =>
  new Promise((resolve, reject) => {
    let isComplete = false;
    let isAborted = false;
    const overdue = new Error("A part of the page waits for a promise that nothing settles");
    let stepsLeft = LIMIT_STEPS;
    const timer = setInterval(() => {
      stepsLeft -= 1;
      if (stepsLeft > 0) return;
      clearInterval(timer);
      abort(overdue); // does nothing where the frame has failed
    }, limitMs / LIMIT_STEPS).unref();
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      progressiveChunkSize: NO_OUTLINING,
      onError: (error, { componentStack = "" }) => {
        // The part's own code is on no stack now: its components are.
        if (error === overdue) overdue.stack = `${overdue.message}\n${componentStack}`;
        if (!isAborted) onError(error); // what was under way then is nobody's fault
        return undefined;
      },
      onShellError: reject,
      onAllReady: () => {
        clearInterval(timer);
        isComplete = true;
      },
      onShellReady: () => {
        // `onAllReady` follows in the same turn where nothing is late: look after it.
        queueMicrotask(() =>
          resolve({
            isComplete,
            abort(reason) {
              clearInterval(timer);
              isAborted = true;
              abort(reason);
            },
            pipe(write, tail, end) {
              let isTailDue = true;
              const writeTail = (): void => {
                if (isTailDue) write(tail);
                isTailDue = false;
              };
              const sink = new Sink(write, () => {
                writeTail(); // what was late has come by now: React ends before it returns
                end();
              });
              pipe(sink as unknown as NodeJS.WritableStream); // what React calls of one
              writeTail();
            },
          }),
        );
      },
    });
  });
