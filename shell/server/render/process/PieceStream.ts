import type { PageStream } from "../Renderer";

/** A page that comes in pieces: those from before anybody takes them are kept. */
export class PieceStream implements PageStream {
  private waiting: Uint8Array[] = [];
  private taker: { readonly write: (piece: Uint8Array) => void; readonly end: () => void } | null = null;
  private isEnded = false;

  constructor(private readonly onAbort: () => void) {}

  write = (piece: Uint8Array): void => {
    if (this.taker) this.taker.write(piece);
    else this.waiting.push(piece);
  };

  end = (): void => {
    if (this.isEnded) return;
    this.isEnded = true;
    this.taker?.end();
  };

  pipe = (write: (piece: Uint8Array) => void, end: () => void): void => {
    for (const piece of this.waiting) write(piece);
    this.waiting = [];
    if (this.isEnded) end();
    else this.taker = { write, end };
  };

  abort = (): void => this.onAbort();
}
