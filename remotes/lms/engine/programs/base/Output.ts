import type { FromProgram } from "../../session/messages";

/** Output is handed on in pieces of this length, or after this time: a message for each character would cost more than the program. */
const PIECE_CHARS = 32_768;
const PATIENCE_MS = 40;

const ENCODER = new TextEncoder();

type Post = (message: FromProgram) => void;

/** Output of one run, in the order in which it was written; counts it, and ends at its limit. */
export class Output {
  private readonly decoders = { 1: new TextDecoder(), 2: new TextDecoder() };
  private events: { fd: 1 | 2; text: string }[] = [];
  private waiting = 0;
  private handedOnAt = performance.now();
  private bytes = 0;
  private isClosed = false;

  constructor(
    private readonly post: Post,
    private readonly maxBytes: number,
    /** Ends the run. It does not come back. */
    private readonly onLimit: () => never,
    /** Told of what is written after the end. */
    private readonly onLate: () => void,
  ) {}

  /** Bytes of a descriptor may end in the middle of a letter: the rest comes with the next ones. */
  write(fd: 1 | 2, written: Uint8Array | string): void {
    if (this.isClosed) return this.onLate();
    const bytes = typeof written === "string" ? ENCODER.encode(written) : written;
    const room = this.maxBytes - this.bytes;
    const taken = bytes.length > room ? bytes.subarray(0, Math.max(room, 0)) : bytes;
    this.bytes += bytes.length;
    this.add(fd, this.decoders[fd].decode(taken, { stream: true }));
    if (bytes.length <= room) return;
    this.close();
    this.onLimit();
  }

  /** What is written from now on is lost. */
  close(): void {
    for (const fd of [1, 2] as const) this.add(fd, this.decoders[fd].decode());
    this.flush();
    this.isClosed = true;
  }

  flush(): void {
    if (this.events.length > 0) this.post({ kind: "output", events: this.events });
    this.events = [];
    this.waiting = 0;
    this.handedOnAt = performance.now();
  }

  private add(fd: 1 | 2, text: string): void {
    if (text === "" || this.isClosed) return;
    const last = this.events.at(-1);
    if (last?.fd === fd) last.text += text;
    else this.events.push({ fd, text });
    this.waiting += text.length;
    if (this.waiting >= PIECE_CHARS || performance.now() - this.handedOnAt >= PATIENCE_MS) this.flush();
  }
}
