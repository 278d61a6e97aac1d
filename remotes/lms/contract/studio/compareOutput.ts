/** Lines of an output, without white space at their ends and at the end of the whole: what two outputs are compared by. */
const linesOf = (output: string): readonly string[] => {
  const lines = output.replaceAll("\r\n", "\n").split("\n");
  const trimmed = lines.map((line) => line.trimEnd());
  while (trimmed.at(-1) === "") trimmed.pop();
  return trimmed;
};

export const isSameOutput = (expected: string, got: string): boolean => {
  const [one, other] = [linesOf(expected), linesOf(got)];
  return one.length === other.length && one.every((line, index) => line === other[index]);
};

export interface ComparedLine {
  readonly number: number;
  /** Null where that side has ended. */
  readonly expected: string | null;
  readonly got: string | null;
  readonly isEqual: boolean;
}

/** Two outputs side by side, line by line. */
export const compareLines = (expected: string, got: string): readonly ComparedLine[] => {
  const [one, other] = [linesOf(expected), linesOf(got)];
  return Array.from({ length: Math.max(one.length, other.length) }, (_, index) => {
    const line = { number: index + 1, expected: one[index] ?? null, got: other[index] ?? null };
    return { ...line, isEqual: line.expected === line.got };
  });
};
