import { SANDBOX_PATH } from "@serambi/kernel/remote";
import { z } from "zod";

const FromFrame = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("ready") }),
  z.object({ kind: z.literal("failed"), message: z.string() }),
]);

/** A frame that has not answered by then cannot be had. */
const PATIENCE_MS = 15_000;

/** A worker of the sandbox. Its port leads straight to it. */
export interface SandboxedWorker {
  readonly port: MessagePort;
  readonly end: () => void;
}

interface Starting {
  readonly program: Blob;
  /** Its script failed outside of anything that it says itself. */
  readonly onFailed: (message: string) => void;
  readonly signal: AbortSignal;
}

const frameIn = (document: Document): HTMLIFrameElement => {
  const frame = document.createElement("iframe");
  // Without `allow-same-origin`: what runs in it has no origin, and with it nothing of this site's.
  frame.setAttribute("sandbox", "allow-scripts");
  frame.setAttribute("aria-hidden", "true");
  frame.tabIndex = -1;
  frame.hidden = true;
  frame.src = SANDBOX_PATH;
  return frame;
};

/** Waits for the first of its kind. @throws Error once the signal is aborted or it takes too long */
const untilCalled = (listen: (call: () => void) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The sandbox does not answer")), PATIENCE_MS);
    signal.addEventListener("abort", () => reject(new Error("Ended before it began")), { once: true });
    listen(() => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Starts a program in a worker of a frame without an origin. Frame and worker end together: a frame whose process died with a program
 * would start no other one.
 * @throws Error where the frame cannot be had
 */
export const startSandboxed = async ({ program, onFailed, signal }: Starting): Promise<SandboxedWorker> => {
  const frame = frameIn(document);
  const { port1: page, port2: framePort } = new MessageChannel();
  const { port1: port, port2: workerPort } = new MessageChannel();
  const end = (): void => {
    page.postMessage({ kind: "end", id: 1 });
    page.close();
    port.close();
    frame.remove();
  };
  try {
    await untilCalled((call) => {
      frame.addEventListener("load", () => {
        page.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
          const said = FromFrame.parse(data);
          if (said.kind === "ready") call();
          else onFailed(said.message);
        });
        page.start();
        // A frame without an origin can be named by no other target.
        frame.contentWindow?.postMessage(null, "*", [framePort]);
      });
      document.body.append(frame);
    }, signal);
  } catch (error) {
    end();
    throw error;
  }
  page.postMessage({ kind: "start", id: 1, program }, [workerPort]);
  return { port, end };
};
