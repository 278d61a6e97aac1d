/** Stand in programs for addresses that are watched (`watchNetwork`): of the site's own API, and of another host. */
export const API = "{{api}}";
export const ELSEWHERE = "{{elsewhere}}";

/**
 * Programs that do what no page may suffer from. Each language has its own; one that a language has no means for (SQL reads no
 * input) is left out.
 */
export interface HostilePrograms {
  /** Writes `hello`. */
  readonly hello: string;
  /** Writes the line of its input: `Åsa 你好 🙂`. */
  readonly echo?: string;
  /** Writes 1,000,000 characters. */
  readonly megabyte?: string;
  /** Writes without end. */
  readonly flood?: string;
  readonly loop: string;
  readonly recursion?: string;
  /** Takes 2 GB. */
  readonly memory?: string;
  readonly syntax: string;
  /** Fails in line 7. */
  readonly lineSeven: string;
  /** Fills the disk. */
  readonly disk?: string;
  /** Tries to reach the page and the network, and writes `reached` with a name where something is there. */
  readonly page: string;
  /** Starts workers or processes without end; ends by itself where there are none. */
  readonly fork?: string;
}
