/** JSON values in this browser's local storage, by key. Nothing throws: storage may be full, closed or written by others. */
export class KeptText {
  constructor(private readonly storage: () => Storage) {}

  read(key: string): unknown {
    try {
      return JSON.parse(this.storage().getItem(key) ?? "null");
    } catch {
      return null;
    }
  }

  /** @returns whether it is kept */
  write(key: string, value: unknown): boolean {
    try {
      this.storage().setItem(key, JSON.stringify(value));
      return true;
    } catch {
      return false;
    }
  }

  remove(key: string): void {
    try {
      this.storage().removeItem(key);
    } catch {
      // A closed storage holds nothing.
    }
  }
}
