/** A lock that is held. */
export interface HeldLock {
  /** Whether it is still this one: a process that slept for long may have lost it. */
  isHeld(): Promise<boolean>;
  release(): Promise<void>;
}

export interface LockOptions {
  /** How long it is waited for. */
  readonly patienceMs?: number;
  /** From which age on a lock is taken for left behind where its holder cannot be asked about. */
  readonly staleMs?: number;
  /** Called once where it has to be waited for. */
  readonly onWait?: () => void;
}

/** What the lock of a process says of its holder. */
export declare const holderText: (pid: number) => Promise<string>;

/** Takes a lock beside a file, waiting for it for some seconds. @throws Error when another process holds it all that time */
export declare const takeLock: (path: string, options?: LockOptions) => Promise<HeldLock>;
