import { describe, expect, it } from "@jest/globals";

import { FLAGS, GoFiles } from "./GoFiles";

const NEW = FLAGS.O_RDWR | FLAGS.O_CREAT | FLAGS.O_TRUNC;

const filesWith = (texts: Readonly<Record<string, string>>, room = 1_000): GoFiles => {
  let taken = 0;
  return new GoFiles(
    Object.entries(texts).map(([path, text]) => ({ path, text })),
    (bytes) => (taken += bytes) <= room,
  );
};

const write = (files: GoFiles, number: number, text: string, position: number | null = null): number => {
  const bytes = new TextEncoder().encode(text);
  return files.write(number, bytes, 0, bytes.length, position);
};

const textOf = (files: GoFiles, path: string): string => {
  const number = files.open(path, 0, 0);
  const into = new Uint8Array(100);
  const length = files.read(number, into, 0, into.length, null);
  files.close(number);
  return new TextDecoder().decode(into.subarray(0, length));
};

const refusal = (work: () => unknown): string => {
  try {
    work();
  } catch (error) {
    return (error as { code: string }).code; // of a SystemError
  }
  return "none";
};

describe("files of a Go program", () => {
  it("are those of the program, from the folder that it is in", () => {
    const files = filesWith({ "main.go": "package main", "data/names.txt": "Sari" });
    expect(files.readdir(".")).toEqual(["data", "main.go"]);
    expect(textOf(files, "data/names.txt")).toBe("Sari");
    files.chdir("data");
    expect(textOf(files, "../data/./names.txt")).toBe("Sari");
    expect(files.cwd()).toBe("/program/data");
  });

  it("are written at a place of their own, at the end, and where a call says", () => {
    const files = filesWith({});
    const number = files.open("a", NEW, 0o666);
    write(files, number, "one");
    write(files, number, "two");
    write(files, number, "O", 0);
    expect(textOf(files, "a")).toBe("Onetwo");
    write(files, files.open("a", FLAGS.O_WRONLY | FLAGS.O_APPEND, 0), "!");
    expect(textOf(files, "a")).toBe("Onetwo!");
    files.truncate("a", 3);
    files.truncate("a", 5);
    expect(textOf(files, "a")).toBe("One\0\0");
    expect(files.stat("a")).toMatchObject({ size: 5, mode: 0o100_644 });
  });

  it("are moved with what is in them, and taken away only where nothing is", () => {
    const files = filesWith({});
    files.mkdir("one", 0o755);
    files.mkdir("one/two", 0o755);
    files.open("one/two/a", NEW, 0o666);
    files.rename("one", "three");
    expect(files.readdir("three/two")).toEqual(["a"]);
    expect(refusal(() => files.rmdir("three"))).toBe("ENOTEMPTY");
    files.unlink("three/two/a");
    files.rmdir("three/two");
    expect(files.readdir("three")).toEqual([]);
  });

  it("refuse with the code that Go knows", () => {
    const files = filesWith({ a: "" }, 3);
    expect(refusal(() => files.open("b", 0, 0))).toBe("ENOENT");
    expect(refusal(() => files.open("b/c", NEW, 0))).toBe("ENOENT");
    expect(refusal(() => files.open("a/c", NEW, 0))).toBe("ENOTDIR");
    expect(refusal(() => files.open("a", NEW | FLAGS.O_EXCL, 0))).toBe("EEXIST");
    expect(refusal(() => files.mkdir("a", 0))).toBe("EEXIST");
    expect(refusal(() => files.open(".", FLAGS.O_WRONLY, 0))).toBe("EISDIR");
    expect(refusal(() => files.unlink("/tmp"))).toBe("EISDIR");
    expect(refusal(() => files.rename("/program", "/program/b"))).toBe("EINVAL");
    expect(refusal(() => write(files, files.open("a", 0, 0), "x"))).toBe("EBADF");
    const number = files.open("a", NEW, 0o666);
    expect(refusal(() => write(files, number, "four"))).toBe("ENOSPC");
    const other = filesWith({}, 3);
    expect(refusal(() => write(other, other.open("a", NEW, 0o666), "x", 1e12))).toBe("ENOSPC");
    files.close(number);
    expect(refusal(() => files.close(number))).toBe("EBADF");
  });
});
