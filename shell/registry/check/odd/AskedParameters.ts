import { putInPlace } from "../../putInPlace";

type Reader = (this: URLSearchParams, name: string, ...given: readonly unknown[]) => unknown;

const READERS = ["get", "getAll", "has"] as const;

/** The parameters of addresses that code asks for, whatever the address has. */
export class AskedParameters {
  private names: Set<string> | null = null;

  /**
   * Before any code of a remote runs, and before it is noted how the language's own objects are.
   * @returns what puts them back
   */
  install = (): (() => void) => {
    const ends = READERS.map((method) => {
      const read = Reflect.get(URLSearchParams.prototype, method) as Reader; // as listed above
      const note = (name: string): void => void this.names?.add(name);
      const noting: Reader = function noting(name, ...given) {
        note(name);
        return read.call(this, name, ...given);
      };
      return putInPlace(URLSearchParams.prototype, method, noting);
    });
    return () => {
      for (const end of ends) end();
    };
  };

  /** @returns those that were asked for while the work went on */
  during = async (work: () => Promise<unknown>): Promise<readonly string[]> => {
    const names = new Set<string>();
    this.names = names;
    try {
      await work();
    } finally {
      this.names = null;
    }
    return [...names];
  };
}
