import * as z from "zod";

/** The model has answered with something else than a stream of words. */
export class ModelFailure extends Error {}

const Delta = z.object({
  choices: z
    .array(
      z.object({
        delta: z
          .object({
            content: z.string().nullish(),
            tool_calls: z.unknown().optional(),
            function_call: z.unknown().optional(),
          })
          .default({}),
        finish_reason: z.string().nullish(),
      }),
    )
    .default([]),
  error: z.unknown().optional(),
});

const DATA = /^data:\s?(.*)$/;
const DONE = "[DONE]";
/** A line without end is no event. */
const MAX_LINE = 64 * 1024;

const wordsOf = (data: string): string => {
  const read = Delta.safeParse(JSON.parse(data));
  if (!read.success || read.data.error != null) throw new ModelFailure("The model's stream holds an error");
  const [choice] = read.data.choices;
  if (!choice) return "";
  if (choice.delta.tool_calls != null || choice.delta.function_call != null)
    throw new ModelFailure("The model wants to call a tool: it has none");
  return choice.delta.content ?? "";
};

/** The words of a stream of server-sent events in the form of OpenAI's. @throws ModelFailure, SyntaxError */
export async function* readEvents(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let left = "";
  let isDone = false;
  for await (const chunk of body) {
    const lines = (left + decoder.decode(chunk, { stream: true })).split(/\r?\n/);
    left = lines.pop() ?? "";
    if (left.length > MAX_LINE) throw new ModelFailure("A line of the model's stream has no end");
    for (const line of lines) {
      const data = DATA.exec(line)?.[1];
      if (data === DONE) isDone = true;
      else if (data !== undefined && !isDone) yield wordsOf(data);
    }
    if (isDone) return;
  }
  throw new ModelFailure("The model's stream broke off");
}
