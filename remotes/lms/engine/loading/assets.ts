/** A file of a language, as the build describes it. */
export interface AssetFile {
  /** Name below the set's address, by which programs ask for it. */
  readonly name: string;
  readonly address: string;
  readonly bytes: number;
  readonly sha384: string;
}

/** The files of asset sets. @throws Error where the build has no such set */
export const filesOf = (sets: readonly string[]): readonly AssetFile[] =>
  sets.flatMap((name) => {
    const set = SERAMBI_ASSETS[name];
    if (!set) throw new Error(`There is no asset set ${name}`);
    return Object.entries(set.files).map(([path, { bytes, sha384 }]) => ({
      name: path,
      address: set.base + path,
      bytes,
      sha384,
    }));
  });
