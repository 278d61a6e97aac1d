import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

import { z } from "zod";

/** Of many remotes and versions; the oldest go. */
const MAX_KNOWN = 20_000;

const Known = z.object({ rules: z.union([z.string(), z.number()]), sound: z.array(z.string()) });

/** What was found sound by a check, by digest: most of a remote is the same from one version to the next. */
export class SoundBefore {
  /**
   * @param file where it is kept
   * @param rules by which it was found so: what was sound by others is looked at again
   */
  constructor(
    private readonly file: string,
    private readonly rules: string | number,
  ) {}

  read = async (): Promise<Set<string>> => {
    const text = await readFile(this.file, "utf8").catch(() => "null");
    const { data } = Known.safeParse(JSON.parse(text));
    return new Set(data?.rules === this.rules ? data.sound : []);
  };

  write = async (all: ReadonlySet<string>): Promise<void> => {
    const sound = [...all].slice(-MAX_KNOWN);
    await mkdir(dirname(this.file), { recursive: true });
    await writeFile(this.file, JSON.stringify({ rules: this.rules, sound } satisfies z.infer<typeof Known>));
  };
}
