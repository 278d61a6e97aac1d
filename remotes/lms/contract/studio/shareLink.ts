import { MAX_PROGRAM_LENGTH, Program } from "./Program";

const KEY = "p=";
/** What some programs that pass links on still take. */
export const MAX_LINK_LENGTH = 30_000;

const throughStream = async (
  bytes: Uint8Array<ArrayBuffer>,
  stream: GenericTransformStream,
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

const toBase64Url = (bytes: Uint8Array): string => {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
};

const fromBase64Url = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

/** Refuses what unpacks to more than a program may be, before all of it is unpacked. */
const bounded = (): TransformStream<Uint8Array, Uint8Array> => {
  let length = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      length += chunk.length;
      if (length > MAX_PROGRAM_LENGTH * 4) controller.error(new RangeError("The link holds too large a program"));
      else controller.enqueue(chunk);
    },
  });
};

/** The fragment of an address that holds a program: browsers send no fragment to anybody. */
export const packProgram = async ({ language, files, stdin }: Program): Promise<string> => {
  const text = JSON.stringify({ language, files, ...(stdin !== "" && { stdin }) });
  const packed = await throughStream(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return `#${KEY}${toBase64Url(packed)}`;
};

/** The program that a fragment holds; null where it holds none that can be read. */
export const unpackProgram = async (fragment: string): Promise<Program | null> => {
  const value = fragment.startsWith(`#${KEY}`) ? fragment.slice(KEY.length + 1) : "";
  if (value === "") return null;
  try {
    const stream = new Blob([fromBase64Url(value)]).stream().pipeThrough(new DecompressionStream("deflate-raw"));
    const text = await new Response(stream.pipeThrough(bounded())).text();
    return Program.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null; // cut short on its way, or written by something else
  }
};

export const holdsProgram = (fragment: string): boolean => fragment.startsWith(`#${KEY}`);
