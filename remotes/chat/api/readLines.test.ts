import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";

import type { ChatLine } from "../contract/chat";
import { readLines } from "./readLines";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const streamOf = (...chunks: readonly Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

const read = async (body: ReadableStream<Uint8Array> | null): Promise<ChatLine[]> => {
  const found: ChatLine[] = [];
  for await (const line of readLines(body)) found.push(line);
  return found;
};

const textOf = (lines: readonly ChatLine[]): string => lines.map(({ text = "" }) => text).join("");

let warned: jest.SpiedFunction<typeof console.warn>;
beforeEach(() => {
  warned = jest.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => warned.mockRestore());

describe("the lines of a chat stream", () => {
  it("are whole wherever chunks end: at every byte, within a character too", async () => {
    const whole = bytes('{"id":"c","text":"harga → 5 €"}\n{"text":" 😀 selesai"}\n');
    for (let at = 1; at < whole.length; at += 1)
      expect(textOf(await read(streamOf(whole.slice(0, at), whole.slice(at))))).toBe("harga → 5 € 😀 selesai");
  });

  it("may be several in one chunk", async () => {
    expect(await read(streamOf(bytes('{"text":"a"}\n{"text":"b"}\r\n\n{"text":"c"}\n')))).toHaveLength(3);
  });

  it("are skipped and logged where one is malformed", async () => {
    expect(textOf(await read(streamOf(bytes('{"text":"a"}\n<html>\n{"text":5}\n[]\n{"text":"b"}\n'))))).toBe("ab");
    expect(warned).toHaveBeenCalledTimes(3);
  });

  it("end with what is left in the buffer", async () => {
    expect(textOf(await read(streamOf(bytes('{"text":"a"}\n{"text":"b"}'))))).toBe("ab");
  });

  it("are none without a body", async () => {
    await expect(read(null)).rejects.toThrow("Response stream error");
  });

  it("never grow without end", async () => {
    const long = bytes("x".repeat(300_000));
    expect(textOf(await read(streamOf(long, long, bytes('\n{"text":"b"}\n'))))).toBe("b");
  });

  it("stop the stream where nobody reads on", async () => {
    let isCancelled = false;
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes('{"text":"a"}\n')),
      cancel: () => {
        isCancelled = true;
      },
    });
    for await (const line of readLines(endless)) if (line.text) break;
    expect(isCancelled).toBe(true);
  });
});
