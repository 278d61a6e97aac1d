import { hash, verify } from "@node-rs/argon2";

/** RFC 9106, for 64 MiB: 65 to 160 ms of processor time, by the machine. */
const COST = { memoryCost: 64 * 1024, timeCost: 3, parallelism: 1 } as const;

/** Each hash takes 64 MiB while it is made. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
  try {
    return await work();
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
};

/** argon2id, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let spare: Promise<string> | undefined;

/** Whether it is the password. Takes as long where there is no account: the time says nothing. */
export const isPassword = async (password: string, passwordHash: string | undefined): Promise<boolean> => {
  const compared = passwordHash ?? (await (spare ??= hashPassword("no account has this one")));
  const isSame = await inTurn(() => verify(compared, password));
  return isSame && passwordHash !== undefined;
};
