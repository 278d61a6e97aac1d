import type { RemoteDeps } from "@serambi/kernel/remote";

import { CvUpload } from "./CvUpload";
import { untilOnline } from "./untilOnline";

/** A CV on its way to this site; what sends it comes with the first file. */
export const createCvUpload = ({ http }: RemoteDeps): CvUpload => {
  const client = async () => new (await import("../api/ApplicationClient")).ApplicationClient(http);
  return new CvUpload({
    begin: async (...given) => (await client()).beginFile(...given),
    stateOf: async (...given) => (await client()).fileState(...given),
    sendPart: async (...given) => (await client()).sendPart(...given),
    cancel: async (id) => (await client()).cancelFile(id),
    untilOnline,
  });
};
