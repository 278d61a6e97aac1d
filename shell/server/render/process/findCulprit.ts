import { WebSocket } from "undici";
import { z } from "zod";

import { remoteInStack } from "../../../registry/BundleLoader";
import type { RemoteVersion } from "../Renderer";

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
  params: z.object({ scriptId: z.string(), url: z.string() }),
});
const Message = z.union([Paused, Parsed]);

export interface Culprit {
  readonly version: RemoteVersion | null;
  /** The innermost functions that ran, for the log. */
  readonly stack: readonly string[];
}

const UNKNOWN: Culprit = { version: null, stack: [] };
const MAX_FRAMES = 8;

/**
 * What a process runs at this moment, also where it is busy for ever: its debugger stops it for the answer.
 * @param address of its debugger, `ws://…`
 */
export const findCulprit = (address: string, timeoutMs: number): Promise<Culprit> =>
  new Promise((resolve) => {
    const scripts = new Map<string, string>();
    const socket = new WebSocket(address);
    const timer = setTimeout(() => end(UNKNOWN), timeoutMs);
    const end = (culprit: Culprit): void => {
      clearTimeout(timer);
      resolve(culprit);
      socket.close();
    };
    socket.addEventListener("open", () => {
      socket.send('{"id":1,"method":"Debugger.enable"}');
      socket.send('{"id":2,"method":"Debugger.pause"}');
    });
    socket.addEventListener("error", () => end(UNKNOWN));
    socket.addEventListener("message", ({ data }) => {
      const message = Message.safeParse(JSON.parse(String(data)));
      if (!message.success) return;
      if (message.data.method === "Debugger.scriptParsed") {
        const { scriptId, url } = message.data.params;
        scripts.set(scriptId, url);
        return;
      }
      const stack = message.data.params.callFrames.map(
        ({ functionName, location: { scriptId, lineNumber } }) =>
          `${functionName || "(anonymous)"} ${scripts.get(scriptId) ?? ""}:${lineNumber + 1}`,
      );
      end({ version: remoteInStack({ stack: stack.join("\n") }), stack: stack.slice(0, MAX_FRAMES) });
    });
  });
