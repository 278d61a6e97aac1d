import { Transform } from "node:stream";

import { AppError } from "@serambi/kernel/errors";

/** Passes a body on and breaks off with `too-large` once more than `maxBytes` of it came. */
export const limitBytes = (maxBytes: number): Transform => {
  let seen = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen > maxBytes) done(new AppError("too-large", `The body is longer than ${maxBytes} bytes`));
      else done(null, chunk);
    },
  });
};
