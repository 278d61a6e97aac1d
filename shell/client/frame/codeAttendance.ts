/** What a remote does for blocks of code, in the words of the site. */
export interface CodeAttendance {
  /** What opens below a block. */
  readonly slot: string;
  readonly languages: readonly string[];
  readonly label: string;
}
