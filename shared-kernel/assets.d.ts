/** A set of large files that a remote's `assets.json` names: runtimes, models, dictionaries. Its address holds the hash of its content. */
interface AssetSet {
  /** Address of its folder at the shell's origin, with a slash at the end. */
  readonly base: string;
  /** Size in bytes and hash, as `integrity` writes it, by the path below `base`. */
  readonly files: Readonly<Record<string, { readonly bytes: number; readonly sha384: string }>>;
}

/** The asset sets of the remote that is built, by name; written in by the build. */
declare const SERAMBI_ASSETS: Readonly<Record<string, AssetSet>>;
