/** A browser's storage with room for so many letters. */
export class MemoryStorage implements Storage {
  private readonly values = new Map<string, string>();

  constructor(public room = Number.POSITIVE_INFINITY) {}

  get length(): number {
    return this.values.size;
  }

  getItem(key: string): string | null {
    return this.values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    const others = [...this.values].reduce((sum, [name, text]) => (name === key ? sum : sum + text.length), 0);
    if (others + value.length > this.room) throw new DOMException("full", "QuotaExceededError");
    this.values.set(key, value);
  }

  removeItem(key: string): void {
    this.values.delete(key);
  }

  key(index: number): string | null {
    return [...this.values.keys()][index] ?? null;
  }

  clear(): void {
    this.values.clear();
  }
}
