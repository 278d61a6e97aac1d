import { Session, type HeapProfiler } from "node:inspector";

import { remoteInStack } from "../../../registry/BundleLoader";
import type { RemoteVersion } from "../Renderer";
import type { HeldBuffers } from "./HeldBuffers";

/** A version and the memory that its code allocated and something still holds. */
export interface Holding extends RemoteVersion {
  readonly heldBytes: number;
}

const MB = 1024 * 1024;
/** A stack is noted once in so many bytes: some for each page. */
const SAMPLE_BYTES = MB;
/** More than any version needs for itself: `check` allows 64 KB that is held after a draw. */
const MAX_HELD_BYTES = 96 * MB;
/** With less in use nothing is looked through: all of it is collected for that, in a tenth of a second. */
const LARGE_BYTES = 150 * MB;
/** Between two looks, unless it has grown by so much meanwhile: a fast leak would reach the process's limit before the next one. */
const PAUSE_MS = 20_000;
const GROWN_BYTES = 64 * MB;
const WATCH_MS = 1_000;

/** Adds up what each version holds: an allocation is the innermost remote's on its stack. */
const sum = (
  { callFrame, selfSize, children }: HeapProfiler.SamplingHeapProfileNode,
  owner: string,
  held: Map<string, number>,
): void => {
  const own = callFrame.url.startsWith("remote:") ? callFrame.url : owner;
  if (own !== "" && selfSize > 0) held.set(own, (held.get(own) ?? 0) + selfSize);
  for (const child of children) sum(child, own, held);
};

/**
 * Memory by the code that allocated it, from V8's sampling profiler: it forgets what was collected, so that what is left of many pages
 * is what somebody keeps, and whose code made it is on the stack that was noted then. Buffers stand outside of that heap, and are
 * noted where they are made.
 */
export class HeldMemory {
  private readonly session = new Session();
  private lookedAt = -Infinity;
  private usedBytes = 0;

  /** From the beginning: what was allocated before it is nobody's. */
  constructor(private readonly buffers: Pick<HeldBuffers, "held">) {
    this.session.connect();
    this.session.post("HeapProfiler.startSampling", { samplingInterval: SAMPLE_BYTES });
  }

  /** Tells of a version that holds too much, whenever one does, until the process ends. */
  watch = (onTooMuch: (holding: Holding) => void): void => {
    setInterval(() => {
      const now = performance.now();
      const { heapUsed, external } = process.memoryUsage();
      const used = heapUsed + external;
      if (used < LARGE_BYTES || (now - this.lookedAt < PAUSE_MS && used < this.usedBytes + GROWN_BYTES)) return;
      this.lookedAt = now;
      this.usedBytes = used;
      void this.look().then(([most]) => {
        if (most && most.heldBytes > MAX_HELD_BYTES) onTooMuch(most);
      });
    }, WATCH_MS).unref();
  };

  /** After a collection of everything. @returns versions, the one that holds most first */
  look = async (): Promise<readonly Holding[]> => {
    // A task of its own. The profile collects by itself, too, but leaves what a marking in progress has passed.
    await new Promise<void>((resolve) => this.session.post("HeapProfiler.collectGarbage", () => resolve()));
    const held = new Map<string, number>();
    // Answered before the call returns.
    this.session.post("HeapProfiler.getSamplingProfile", (error, params) => {
      if (!error) sum(params.profile.head, "", held);
    });
    for (const [url, bytes] of this.buffers.held()) held.set(url, (held.get(url) ?? 0) + bytes);
    return [...held]
      .flatMap(([url, heldBytes]): Holding[] => {
        const version = remoteInStack({ stack: url });
        return version ? [{ ...version, heldBytes }] : [];
      })
      .toSorted((a, b) => b.heldBytes - a.heldBytes);
  };

  close = (): void => this.session.disconnect();
}
