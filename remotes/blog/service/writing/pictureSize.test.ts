import { expect, it } from "@jest/globals";

import { pictureSize } from "./pictureSize";

const SEGMENT = [0xff, 0xe0, 0, 4, 0, 0];
const FRAME = [0xff, 0xc2, 0, 17, 8, 0x02, 0x58, 0x03, 0x20, 3, 0, 0];

it("reads the size of a JPEG behind what stands before its frame", () => {
  expect(pictureSize(Uint8Array.from([0xff, 0xd8, ...SEGMENT, ...FRAME]))).toEqual({ width: 800, height: 600 });
});

it("reads the size of a PNG", () => {
  const head = Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), Buffer.alloc(16)]);
  head.writeUInt32BE(1200, 16);
  head.writeUInt32BE(630, 20);
  expect(pictureSize(head)).toEqual({ width: 1200, height: 630 });
});

it.each([[""], ["\x89PNG"], ["<svg"], ["\xff\xd8\xff"]])("knows no size of %j", (bytes) => {
  expect(pictureSize(Buffer.from(bytes, "latin1"))).toBeNull();
});
