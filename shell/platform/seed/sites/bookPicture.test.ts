import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { describe, expect, it } from "@jest/globals";

import { bookPicture } from "./bookPicture";

describe("the picture that is shared of the book", () => {
  const bytes = readFileSync(join(__dirname, "..", bookPicture.image));

  it("is named after what is in it", () => {
    const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
    expect(bookPicture.image).toBe(`/media/metamorfosa/buku-metamorfosa-${hash}.png`);
  });

  it("is a PNG of the size that services show whole, and no heavier than they take", () => {
    expect(bytes.toString("latin1", 1, 4)).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(bytes.length).toBeLessThan(300 * 1024);
  });
});
