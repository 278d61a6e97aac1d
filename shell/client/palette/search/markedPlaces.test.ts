import { describe, expect, it } from "@jest/globals";

import { foundBy } from "./foundBy";
import { lookedFor, markedPlaces } from "./markedPlaces";

const marked = (text: string, typed: string, ...meant: string[]): string => {
  let done = 0;
  const parts = markedPlaces(text, lookedFor(typed), new Set(meant)).map(({ from, to }) => {
    const part = `${text.slice(done, from)}[${text.slice(from, to)}]`;
    done = to;
    return part;
  });
  return parts.join("") + text.slice(done);
};

describe("what is marked", () => {
  it("is the typed beginning or part of a word", () => {
    expect(marked("PostgreSQL dalam produksi", "post prod", "postgresql", "produksi")).toBe(
      "[Post]greSQL dalam [prod]uksi",
    );
    expect(marked("PostgreSQL dalam produksi", "gres", "postgresql")).toBe("Post[greS]QL dalam produksi");
  });

  it("is a whole word that is likely meant", () => {
    expect(marked("Belajar PostgreSQL", "postgers", "postgresql")).toBe("Belajar [PostgreSQL]");
  });

  it("is as long as it is written, with accents as letters of their own too", () => {
    expect(marked("Kafé\u0301 lama", "kaf", "kafe")).toBe("[Kaf]é\u0301 lama");
    expect(marked("re\u0301sume\u0301", "resu", "resume")).toBe("[re\u0301su]me\u0301");
  });

  it("is nothing that was not looked for", () => {
    expect(marked("Perpustakaan kota", "kota")).toBe("Perpustakaan kota");
    expect(marked("", "kota", "kota")).toBe("");
  });
});

describe("what led to an entry", () => {
  const entry = {
    kind: "blog.post",
    path: "/a",
    title: "Suara kapur",
    note: "7 Juni 2026",
    words: "guru uji main",
  } as const;

  it("is told where nothing of it is seen", () => {
    expect(foundBy(entry, new Set(["guru", "main"]))).toBe("guru, main");
  });

  it("is not told where title or note show it", () => {
    expect(foundBy(entry, new Set(["suara", "guru"]))).toBe("");
  });
});
