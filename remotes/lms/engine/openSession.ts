import type { OpenSession } from "../contract/studio/Session";
import { filesOf } from "./loading/assets";
import { LANGUAGE_PARTS } from "./loading/languageParts";
import { loadFiles, LoadError } from "./loading/loadFiles";
import { RuntimeCache } from "./loading/RuntimeCache";
import { LanguageSession } from "./session/LanguageSession";
import { BootError } from "./session/LiveProgram";

/** Where the build has put this remote's browser half; its programs lie there, too (`rspack.base.ts`). */
declare const __webpack_public_path__: string;

const isSupported = (): boolean => "WebAssembly" in globalThis && globalThis.crypto.subtle !== undefined;

const loadProgram = async (name: string, signal: AbortSignal): Promise<Blob> => {
  const address = `${__webpack_public_path__}${name}.program.js`;
  try {
    const answer = await fetch(address, { signal });
    if (!answer.ok) throw new LoadError("failed", `${address} answered ${answer.status}`);
    return new Blob([await answer.arrayBuffer()], { type: "text/javascript" });
  } catch (cause) {
    if (cause instanceof LoadError) throw cause;
    throw new LoadError(signal.aborted ? "cancelled" : "offline", `${address} could not be fetched`, { cause });
  }
};

/** See `OpenSession` of the contract. */
export const openSession: OpenSession = async (language, { onProgress, signal = new AbortController().signal }) => {
  const parts = LANGUAGE_PARTS[language];
  if (!parts) return { status: "failed", failure: "absent" };
  if (!isSupported()) return { status: "failed", failure: "unsupported" };
  try {
    const cache = await RuntimeCache.open();
    const fetchNow: typeof fetch = (...request) => fetch(...request);
    const files = loadFiles(filesOf(parts.sets), { cache, fetch: fetchNow, onProgress, signal });
    // The sandbox starts beside the files' loading. Where files fail, all ends with that failure: it is the first to be told.
    const [session] = await Promise.all([
      loadProgram(parts.program, signal).then((program) => LanguageSession.open(language, { program, files }, signal)),
      files,
    ]);
    return { status: "loaded", session, isKept: await cache.isKept() };
  } catch (cause) {
    if (signal.aborted) return { status: "failed", failure: "cancelled", cause };
    if (cause instanceof LoadError) return { status: "failed", failure: cause.failure, cause };
    if (cause instanceof BootError) return { status: "failed", failure: "failed", cause };
    throw cause;
  }
};
