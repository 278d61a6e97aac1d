import type { RemoteDeps } from "@serambi/kernel/remote";

import { FileSending } from "./FileSending";

/** A file on its way to the site's drive, whose calls the remote declares: a service takes it by its id. */
export const driveSending = ({ http }: RemoteDeps): FileSending => {
  const client = async () => {
    const { driveClient } = await import("../../../http");
    return driveClient(http);
  };
  return new FileSending({
    begin: async (...given) => (await client()).begin(...given),
    stateOf: async (...given) => (await client()).stateOf(...given),
    sendPart: async (...given) => (await client()).sendPart(...given),
    cancel: async (id) => (await client()).cancel(id),
  });
};
