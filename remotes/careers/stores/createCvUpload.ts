import type { RemoteDeps } from "@serambi/kernel/remote";
import { FileSending } from "@serambi/kernel/ui/controls";

/** A CV on its way to this site; its calls come with the first file. */
export const createCvUpload = ({ http }: RemoteDeps): FileSending => {
  const client = async () => new (await import("../api/ApplicationClient")).ApplicationClient(http);
  return new FileSending({
    begin: async (...given) => (await client()).beginFile(...given),
    stateOf: async (...given) => (await client()).fileState(...given),
    sendPart: async (...given) => (await client()).sendPart(...given),
    cancel: async (id) => (await client()).cancelFile(id),
  });
};
