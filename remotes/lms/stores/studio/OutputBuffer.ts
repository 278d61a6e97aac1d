import { action, makeObservable, observableRef } from "@serambi/kernel/state";

import type { OutputBlock, OutputBlocks, OutputSource } from "../../contract/studio/views";

type OutputPart = OutputBlock["parts"][number];

const BLOCK_LENGTH = 6_000;

/** Called with what is to be done before the next picture. */
export type Schedule = (task: () => void) => void;

const beforeNextPicture: Schedule = (task) => {
  // Nothing is drawn in a hidden tab, whose output must not wait.
  if (document.visibilityState === "hidden") setTimeout(task, 100);
  else requestAnimationFrame(task);
};

const append = (block: OutputBlock, { from, text }: OutputPart): OutputBlock => {
  const last = block.parts.at(-1);
  const parts =
    last?.from === from
      ? [...block.parts.slice(0, -1), { from, text: last.text + text }]
      : [...block.parts, { from, text }];
  return { ...block, parts, length: block.length + text.length };
};

/** What a run wrote, in the order in which it did. However much comes, it is drawn once a picture. */
export class OutputBuffer implements OutputBlocks {
  blocks: readonly OutputBlock[] = [];
  private waiting: OutputPart[] = [];
  private isScheduled = false;

  constructor(private readonly schedule: Schedule = beforeNextPicture) {
    makeObservable<this, "take">(this, { blocks: observableRef, clear: action, take: action });
  }

  get isEmpty(): boolean {
    return this.blocks.length === 0;
  }

  /** All of it, without what the learner typed. */
  get text(): string {
    return this.blocks.flatMap(({ parts }) => parts.filter(({ from }) => from !== 0).map(({ text }) => text)).join("");
  }

  write = (from: OutputSource, text: string): void => {
    if (text === "") return;
    const last = this.waiting.at(-1);
    if (last?.from === from && last.text.length < BLOCK_LENGTH)
      this.waiting[this.waiting.length - 1] = { from, text: last.text + text };
    else this.waiting.push({ from, text });
    if (this.isScheduled) return;
    this.isScheduled = true;
    this.schedule(this.flush);
  };

  flush = (): void => {
    this.isScheduled = false;
    this.take();
  };

  clear(): void {
    this.waiting = [];
    this.blocks = [];
  }

  private take(): void {
    if (this.waiting.length === 0) return;
    const blocks = [...this.blocks];
    for (const part of this.waiting) {
      const last = blocks.at(-1);
      if (last && last.length < BLOCK_LENGTH) blocks[blocks.length - 1] = append(last, part);
      else blocks.push(append({ id: blocks.length, parts: [], length: 0 }, part));
    }
    this.waiting = [];
    this.blocks = blocks;
  }
}
