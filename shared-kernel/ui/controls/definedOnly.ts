type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> };

/** Properties without those that are undefined: react-aria's types tell an absent one from an undefined one. */
export const definedOnly = <T extends object>(properties: T): Defined<T> =>
  // The entries left are those of T without its undefined ones, which fromEntries cannot know.
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as Defined<T>;
