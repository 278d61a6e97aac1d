import { WebSocket } from "undici";
import { z } from "zod";

import { remoteInStack } from "../../../registry/BundleLoader";
import type { RemoteVersion } from "../Renderer";
import { readRunning, RUNNING_CODE } from "./runningCode";

const Paused = z.object({
  method: z.literal("Debugger.paused"),
  params: z.object({
    callFrames: z.array(
      z.object({
        functionName: z.string(),
        location: z.object({ scriptId: z.string(), lineNumber: z.number() }),
      }),
    ),
  }),
});
const Parsed = z.object({
  method: z.literal("Debugger.scriptParsed"),
  params: z.object({
    scriptId: z.string(),
    url: z.string(),
    /** The file's own name; `url` is what a `sourceURL` comment in it says, where there is one. */
    embedderName: z.optional(z.string()),
  }),
});
const RUNNING_QUESTION = 3;
const Running = z.object({
  id: z.literal(RUNNING_QUESTION),
  result: z.object({ result: z.object({ value: z.optional(z.unknown()) }) }),
});
const Message = z.union([Paused, Parsed, Running]);

export interface Culprit {
  readonly version: RemoteVersion | null;
  /** The innermost functions that ran, for the log. */
  readonly stack: readonly string[];
}

const MAX_FRAMES = 8;
/** Code that has itself called again and again is on the stack for a part of the time: more steps than Node makes between two calls. */
const MAX_STEPS = 300;

/**
 * Finds the code that a process runs at this moment, also where it is busy for ever: its debugger stops it for the
 * answer. The running place of the page says more than the stack: React's work for it, a collection of what it left, are on no stack
 * of its own.
 * @param address of its debugger, `ws://…`
 */
export const findCulprit = (address: string, timeoutMs: number): Promise<Culprit> =>
  new Promise((resolve) => {
    const scripts = new Map<string, { readonly url: string; readonly file: string }>();
    let stack: readonly string[] = [];
    /** Without the names of functions, which are the remote's to choose. */
    let files: readonly string[] = [];
    const socket = new WebSocket(address);
    let steps = 0;
    const end = (version: RemoteVersion | null = null): void => {
      clearTimeout(timer);
      resolve({ version, stack: stack.slice(0, MAX_FRAMES) });
      socket.close();
    };
    const timer = setTimeout(end, timeoutMs);
    const judge = (running: RemoteVersion | null): void => {
      const version = running ?? remoteInStack({ stack: files.join("\n") });
      steps += 1;
      if (version || steps >= MAX_STEPS) return end(version);
      socket.send('{"id":4,"method":"Debugger.stepInto"}');
    };
    socket.addEventListener("open", () => {
      socket.send('{"id":1,"method":"Debugger.enable"}');
      socket.send('{"id":2,"method":"Debugger.pause"}');
    });
    socket.addEventListener("error", () => end());
    socket.addEventListener("message", ({ data }) => {
      const message = Message.safeParse(JSON.parse(String(data)));
      if (!message.success) return;
      if ("id" in message.data) return judge(readRunning(message.data.result.result.value));
      if (message.data.method === "Debugger.scriptParsed") {
        const { scriptId, url, embedderName = "" } = message.data.params;
        scripts.set(scriptId, { url, file: embedderName });
        return;
      }
      const { callFrames } = message.data.params;
      stack = callFrames.map(
        ({ functionName, location: { scriptId, lineNumber } }) =>
          `${functionName || "(anonymous)"} ${scripts.get(scriptId)?.url ?? ""}:${lineNumber + 1}`,
      );
      files = callFrames.map(({ location }) => scripts.get(location.scriptId)?.file ?? "");
      // The place that is rendered stays the same while the code goes on by steps.
      if (steps > 0) return judge(null);
      socket.send(
        JSON.stringify({
          id: RUNNING_QUESTION,
          method: "Runtime.evaluate",
          params: { expression: RUNNING_CODE, returnByValue: true },
        }),
      );
    });
  });
