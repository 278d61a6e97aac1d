import { ChatLine } from "../contract/chat";
import { logged } from "../contract/logged";

/** A line without end is no answer: what is longer is dropped as malformed. */
const MAX_LINE_LENGTH = 256 * 1024;

/** Specification section 8. */
const EMPTY_BODY = "Response stream error";

const parse = (line: string): ChatLine | null => {
  const text = line.trim();
  if (text === "") return null;
  try {
    const { data } = ChatLine.safeParse(JSON.parse(text));
    if (data) return data;
  } catch {
    // told below, with every other line that is none
  }
  logged("A line of the chat stream was skipped", { length: text.length });
  return null;
};

/**
 * The objects of a stream of newline-delimited JSON, in their order. Chunks end anywhere, within a character too; a line that is no object of the
 * stream is skipped and logged, and what is left over when the stream ends is read as a last line.
 * @throws Error 'Response stream error' where there is no body; what the stream itself fails with
 */
export async function* readLines(body: ReadableStream<Uint8Array> | null): AsyncGenerator<ChatLine> {
  if (!body) throw new Error(EMPTY_BODY);
  const decoder = new TextDecoder();
  const reader = body.getReader();
  let left = "";
  let isOverlong = false;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      left += done ? decoder.decode() : decoder.decode(value, { stream: true });
      const lines = left.split("\n");
      left = done ? "" : (lines.pop() ?? "");
      for (const line of lines) {
        const read = isOverlong ? null : parse(line);
        isOverlong = false;
        if (read) yield read;
      }
      if (left.length > MAX_LINE_LENGTH) {
        logged("A line of the chat stream was skipped", { length: left.length });
        left = "";
        isOverlong = true;
      }
      if (done) return;
    }
  } finally {
    // Whoever stops reading stops the answer.
    await reader.cancel().catch(() => undefined);
  }
}
