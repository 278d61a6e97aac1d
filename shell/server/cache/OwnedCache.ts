import { LRUCache } from "lru-cache";

interface OwnedCacheOptions<V> {
  /** The sum of all values. */
  readonly maxSize: number;
  readonly sizeOf: (value: V, key: string) => number;
  /** In milliseconds; missing: values stay until others take their room. */
  readonly ttl?: number;
}

/** A key's first word: the tenant, or the origin of its site. */
const ownerOf = (key: string): string => key.split(" ", 1)[0] ?? "";

/**
 * Values within a bound that tenants share. Where it is reached, the tenant that has most loses what it used longest ago: one that is asked
 * for thousands of addresses pushes out its own. Keys begin with the tenant, and a space.
 */
export class OwnedCache<V extends object | string | true> {
  private readonly owners = new Map<string, LRUCache<string, V>>();
  private total = 0;

  constructor(private readonly options: OwnedCacheOptions<V>) {}

  /** How many values there are. */
  get size(): number {
    let size = 0;
    for (const values of this.owners.values()) size += values.size;
    return size;
  }

  get = (key: string): V | undefined => {
    const owner = ownerOf(key);
    const values = this.owners.get(owner);
    // One whose time is over goes with this.
    return values && this.change(owner, values, () => values.get(key));
  };

  has = (key: string): boolean => this.owners.get(ownerOf(key))?.has(key) ?? false;

  set = (key: string, value: V): void => {
    const owner = ownerOf(key);
    const values = this.owners.get(owner) ?? this.makeValues();
    this.owners.set(owner, values);
    this.change(owner, values, () => values.set(key, value));
    while (this.total > this.options.maxSize) this.shorten();
  };

  delete = (key: string): void => {
    const owner = ownerOf(key);
    const values = this.owners.get(owner);
    if (values) this.change(owner, values, () => values.delete(key));
  };

  private makeValues(): LRUCache<string, V> {
    const { maxSize, sizeOf, ttl } = this.options;
    return new LRUCache({ maxSize, sizeCalculation: sizeOf, ...(ttl !== undefined && { ttl }) });
  }

  private shorten(): void {
    let greediest: [string, LRUCache<string, V>] | undefined;
    for (const entry of this.owners)
      if (entry[1].calculatedSize > (greediest?.[1].calculatedSize ?? 0)) greediest = entry;
    if (!greediest) return;
    const [owner, values] = greediest;
    this.change(owner, values, () => values.pop());
  }

  private change<T>(owner: string, values: LRUCache<string, V>, change: () => T): T {
    const before = values.calculatedSize;
    const result = change();
    this.total += values.calculatedSize - before;
    if (values.size === 0) this.owners.delete(owner);
    return result;
  }
}
