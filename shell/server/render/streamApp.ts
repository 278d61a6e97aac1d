import { Writable } from "node:stream";

import type { ReactNode } from "react";
import { renderToPipeableStream } from "react-dom/server";

/** Outlines no finished part: with scripts off the whole page must stand in its place. */
const NO_OUTLINING = Number.MAX_SAFE_INTEGER;

export interface AppStream {
  /** True when nothing is left to stream after the first part. */
  readonly isComplete: boolean;
  /**
   * Writes what is rendered, then `tail`, then what comes late, then `end`.
   * @param write takes each piece; called at once with the first part and the tail
   */
  pipe(write: (piece: Buffer | string) => void, tail: string, end: () => void): void;
  abort(reason: Error): void;
}

/**
 * Renders the page up to the point where only late slots are missing.
 * @throws whatever the frame itself throws: pages and slots fail inside their boundaries
 */
export const streamApp = (app: ReactNode, nonce: string, onError: (error: unknown) => void): Promise<AppStream> =>
  new Promise((resolve, reject) => {
    let isComplete = false;
    let isAborted = false;
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      progressiveChunkSize: NO_OUTLINING,
      onError: (error) => {
        if (!isAborted) onError(error); // what was under way then is nobody's fault
        return undefined;
      },
      onShellError: reject,
      onAllReady: () => {
        isComplete = true;
      },
      onShellReady: () => {
        // `onAllReady` follows in the same turn where nothing is late: look after it.
        queueMicrotask(() =>
          resolve({
            isComplete,
            abort(reason) {
              isAborted = true;
              abort(reason);
            },
            pipe(write, tail, end) {
              const sink = new Writable({
                write(piece: Buffer, _encoding, done) {
                  write(piece);
                  done();
                },
                final(done) {
                  end();
                  done();
                },
              });
              pipe(sink);
              write(tail);
            },
          }),
        );
      },
    });
  });
