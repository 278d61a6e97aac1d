/** A file of a package. */
interface PackageFile {
  /** Within the package; empty: a text alone. */
  readonly name: string;
  readonly text: string;
  /** The line of its first sign in the whole text, from 1. */
  readonly line: number;
  readonly lastLine: number;
}

const FILE_MARK = /^<!-- file: (.+) -->$/;

/** Files after each other, as `readQti` takes them: each below a comment with its name. */
export const joinFiles = (files: Readonly<Record<string, string>>): string =>
  Object.entries(files)
    .map(([name, text]) => `<!-- file: ${name.replaceAll("--", "- -")} -->\n${text.trim()}\n`)
    .join("");

/** The files of such a text. */
export const splitFiles = (text: string): readonly PackageFile[] => {
  const files: { name: string; lines: string[]; line: number }[] = [{ name: "", lines: [], line: 1 }];
  for (const [index, line] of text.replaceAll("\r\n", "\n").split("\n").entries()) {
    const mark = FILE_MARK.exec(line);
    if (mark) files.push({ name: mark[1] ?? "", lines: [], line: index + 2 });
    else files.at(-1)?.lines.push(line);
  }
  return files
    .map(({ name, lines, line }) => {
      const whole = lines.join("\n");
      // White space at the beginning is trimmed: lines are counted from the first sign.
      const first = line + (/^\s*/.exec(whole)?.[0].split("\n").length ?? 1) - 1;
      const trimmed = whole.trim();
      return { name, text: trimmed, line: first, lastLine: first + trimmed.split("\n").length - 1 };
    })
    .filter((file) => file.text !== "");
};

/** A path beside a file: `items/a.xml` of `tests/test.xml` is `tests/items/a.xml`. */
export const resolvePath = (from: string, href: string): string => {
  const parts = href.startsWith("/") ? [] : from.split("/").slice(0, -1);
  for (const part of href.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
};
