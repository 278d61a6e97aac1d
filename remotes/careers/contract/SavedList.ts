/** Jobs that somebody saved in this browser. */
export interface SavedList {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}
