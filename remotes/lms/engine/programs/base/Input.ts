const NEWLINE = 10;
const NONE = new Uint8Array();

/** Standard input of one run. */
export class Input {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(
    text: string,
    /** Called where a program reads on past what there is, and more may come. It does not come back. */
    private readonly onMissing: (() => never) | null,
  ) {
    this.bytes = new TextEncoder().encode(text);
  }

  /** Whether more than there is may come. */
  get isOpen(): boolean {
    return this.onMissing !== null;
  }

  /** The same input from its beginning, with nothing to come after it. */
  again(): Input {
    return new Input(new TextDecoder().decode(this.bytes), null);
  }

  /** The next bytes, at most `max`, and no further than the end of a line; none at the end of input. */
  read(max: number): Uint8Array {
    if (max <= 0) return NONE;
    if (this.at >= this.bytes.length) {
      this.onMissing?.();
      return NONE;
    }
    const end = Math.min(this.at + max, this.bytes.length);
    const newline = this.bytes.indexOf(NEWLINE, this.at);
    const piece = this.bytes.slice(this.at, newline === -1 ? end : Math.min(newline + 1, end));
    this.at += piece.length;
    return piece;
  }

  /** A line with its end where it has one; null at the end of input. */
  readLine(): string | null {
    const line = this.read(this.bytes.length + 1);
    return line.length === 0 ? null : new TextDecoder().decode(line);
  }

  /** Everything up to the end of input. */
  readAll(): string {
    let text = "";
    for (let line = this.readLine(); line !== null; line = this.readLine()) text += line;
    return text;
  }
}
