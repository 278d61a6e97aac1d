import { processUse } from "./processUse";

interface ChildWatchOptions {
  readonly pid: () => number | undefined;
  /** Whether nothing is on its way. */
  readonly isIdle: () => boolean;
  /** Asks for a sign of life. */
  readonly ping: () => void;
  /** How long its event loop may be busy with one thing, in milliseconds of processor time. */
  readonly blockMs: number;
  /** Resident memory, in bytes. */
  readonly maxMemory: number;
  readonly onBlocked: () => void;
  /** It has too much memory, and got it within a second. */
  readonly onGrowing: () => void;
  /** It has too much memory, and got it slowly. */
  readonly onFull: () => void;
}

const WATCH_MS = 100;
/** Without orders it is looked at once in so many times: a timer of a remote may still be busy for ever, or collect. */
const IDLE_TURNS = 10;
/** Without an answer for that long it counts as blocked, however little processor time it got. */
const MAX_SILENCE_MS = 15_000;
/** Growth within a second that is one piece of code's doing. */
const FAST_GROWTH = 64 * 1024 * 1024;
const GROWTH_SAMPLES = 1_000 / WATCH_MS;

/** Looks from outside whether a process still answers, and how much memory it has. */
export class ChildWatch {
  private readonly timer: NodeJS.Timeout;
  private turns = 0;
  /** It is up: until then it is busy with its own code. */
  private hasSpoken = false;
  private asked: { readonly at: number; readonly cpuMs: number | null } | null = null;
  private memory: number[] = [];
  private pingedAt: number | null = null;
  private lastLagMs = 0;

  constructor(private readonly options: ChildWatchOptions) {
    // Answered before anything else that it is asked.
    this.ping();
    this.timer = setInterval(this.look, WATCH_MS).unref();
  }

  /** It said something: its event loop goes round. In a crowd the answer to a ping stands behind hundreds of pages. */
  hear = (): void => {
    this.asked = null;
    this.hasSpoken = true;
  };

  /** How long its last answer to a ping took, or how long one is overdue: in milliseconds. */
  get lagMs(): number {
    return Math.max(this.lastLagMs, this.pingedAt === null ? 0 : Date.now() - this.pingedAt);
  }

  /** It answered a ping. */
  takePong = (): void => {
    this.lastLagMs = this.pingedAt === null ? 0 : Date.now() - this.pingedAt;
    this.pingedAt = null;
  };

  stop = (): void => clearInterval(this.timer);

  private ping(): void {
    this.pingedAt ??= Date.now();
    this.options.ping();
  }

  private readonly look = (): void => {
    const { pid, isIdle, maxMemory, onBlocked, onGrowing, onFull } = this.options;
    this.turns += 1;
    const id = pid();
    if (id === undefined || (isIdle() && this.turns % IDLE_TURNS > 0)) return;
    const use = processUse(id);
    const cpuMs = use?.cpuMs ?? null;
    if (this.asked === null) {
      this.asked = { at: Date.now(), cpuMs };
      this.ping();
    } else if (this.isBlocked(cpuMs)) {
      // Once more, after what has come meanwhile was read: the server itself may have been busy.
      setImmediate(() => {
        if (this.isBlocked(cpuMs)) onBlocked();
      });
      return;
    }
    if (!use) return;
    const before = this.memory[0] ?? use.memory;
    this.memory = [...this.memory, use.memory].slice(-GROWTH_SAMPLES);
    if (use.memory < maxMemory) return;
    if (use.memory - before > FAST_GROWTH) onGrowing();
    else onFull();
  };

  private isBlocked(cpuMs: number | null): boolean {
    if (!this.asked) return false;
    const { blockMs } = this.options;
    const silence = Date.now() - this.asked.at;
    if (silence > MAX_SILENCE_MS) return true;
    if (!this.hasSpoken) return false;
    if (cpuMs === null || this.asked.cpuMs === null) return silence > blockMs * 3;
    return cpuMs - this.asked.cpuMs > blockMs;
  }
}
