/** An entry of a list that does not change while it is shown: it is known by its place, since two may say the same. */
interface Placed<T> {
  readonly item: T;
  readonly place: number;
  readonly key: string;
}

export const inPlaces = <T>(items: readonly T[]): readonly Placed<T>[] =>
  items.map((item, place) => ({ item, place, key: `${place}` }));
