import type { HeadParts } from "./documentHead";
import { DOCUMENT_END } from "./documentTail";
import type { RenderedPage } from "./Renderer";
import type { AppStream } from "./streamApp";

/**
 * A page's bytes where nothing of it is still to come, with its styles as pieces of their own. Else the stream of them: head,
 * what is rendered, tail, what comes late.
 */
export const pageBody = (
  stream: AppStream,
  { before, after }: HeadParts,
  styles: readonly Uint8Array[],
  tail: string,
): RenderedPage["body"] => {
  if (!stream.isComplete)
    return {
      pipe(write, end) {
        write(Buffer.concat([Buffer.from(before), ...styles, Buffer.from(after)]));
        stream.pipe(write, tail, () => {
          write(DOCUMENT_END);
          end();
        });
      },
      abort: (reason) => stream.abort(reason),
    };
  const pieces: Uint8Array[] = [Buffer.from(before), ...styles, Buffer.from(after)];
  stream.pipe(
    (piece) => pieces.push(typeof piece === "string" ? Buffer.from(piece) : piece),
    tail,
    () => undefined,
  );
  pieces.push(Buffer.from(DOCUMENT_END));
  return pieces;
};
