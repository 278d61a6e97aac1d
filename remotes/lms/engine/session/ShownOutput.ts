import type { RunOptions } from "../../contract/studio/Session";

/**
 * Output as the visitor sees it. A run that is made again with more input writes once more what it has written before: that is not shown
 * a second time, as far as it is the same.
 */
export class ShownOutput {
  private readonly shown = { 1: "", 2: "" };
  private again = { 1: 0, 2: 0 };

  constructor(private readonly onOutput: RunOptions["onOutput"]) {}

  beginAgain(): void {
    this.again = { 1: 0, 2: 0 };
  }

  take(fd: 1 | 2, text: string): void {
    const at = this.again[fd];
    const known = this.shown[fd].slice(at, at + text.length);
    let same = 0;
    while (same < known.length && known[same] === text[same]) same += 1;
    this.again[fd] += text.length;
    if (same === text.length) return;
    // From where it goes another way, it is new.
    if (same < known.length) this.shown[fd] = this.shown[fd].slice(0, at + same);
    const rest = text.slice(same);
    this.shown[fd] += rest;
    this.again[fd] = this.shown[fd].length;
    this.onOutput({ fd, text: rest });
  }
}
