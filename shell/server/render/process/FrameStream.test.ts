import { PassThrough, type Duplex } from "node:stream";

import { describe, expect, it } from "@jest/globals";

import { FrameStream, type Frame } from "./FrameStream";

const collect = (line: Duplex): readonly Frame[] => {
  const frames: Frame[] = [];
  const reader = new FrameStream(line, (frame) => frames.push(frame));
  expect(reader).toBeDefined();
  return frames;
};

/** Bytes of frames, as they are written to a line. */
const written = (write: (frames: FrameStream) => void): Buffer => {
  const pieces: Buffer[] = [];
  const sink = new PassThrough();
  sink.write = ((piece: Buffer) => pieces.push(piece) > 0) as typeof sink.write;
  write(new FrameStream(sink, () => undefined));
  return Buffer.concat(pieces);
};

const TWO = written((frames) => {
  frames.send({ kind: "first", text: "Kelas é 学" }, Buffer.from("one "), Buffer.from("body"));
  frames.send({ kind: "second" });
});
const READ = [
  { message: { kind: "first", text: "Kelas é 学" }, body: Buffer.from("one body") },
  { message: { kind: "second" }, body: Buffer.alloc(0) },
];

describe("FrameStream", () => {
  it("reads what was written, in whatever pieces it comes", () => {
    for (const size of [1, 3, 7, 8, 9, 50, TWO.length]) {
      const line = new PassThrough();
      const frames = collect(line);
      for (let at = 0; at < TWO.length; at += size) line.emit("data", TWO.subarray(at, at + size));
      expect(frames).toEqual(READ);
    }
  });

  it("reads frames that come joined", () => {
    const line = new PassThrough();
    const frames = collect(line);
    line.emit("data", Buffer.concat([TWO, TWO, TWO.subarray(0, 20)]));
    line.emit("data", TWO.subarray(20));
    expect(frames).toEqual([...READ, ...READ, ...READ]);
  });

  it("reads a page of many megabytes", () => {
    const body = Buffer.alloc(20_000_000, "page ");
    const bytes = written((frames) => frames.send({ kind: "large" }, body));
    const line = new PassThrough();
    const frames = collect(line);
    for (let at = 0; at < bytes.length; at += 65_536) line.emit("data", bytes.subarray(at, at + 65_536));
    expect(frames).toHaveLength(1);
    expect(frames[0]?.body.equals(body)).toBe(true);
  });

  for (const [what, bytes] of [
    ["lengths that no frame has", Buffer.alloc(16, 0xff)],
    ["text that is no JSON", Buffer.concat([Buffer.from([2, 0, 0, 0, 0, 0, 0, 0]), Buffer.from("}{")])],
  ] as const)
    it(`gives the line up at ${what}`, () => {
      const line = new PassThrough();
      line.on("error", () => undefined);
      const frames = collect(line);
      line.emit("data", bytes);
      expect(line.destroyed).toBe(true);
      expect(frames).toEqual([]);
    });

  it("writes nothing to a line that has ended", () => {
    const line = new PassThrough();
    line.end();
    expect(() => new FrameStream(line, () => undefined).send({ kind: "late" })).not.toThrow();
  });
});
