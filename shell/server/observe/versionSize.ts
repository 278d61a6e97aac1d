import type { Artefact } from "../../registry/schema";
import type { VersionSize } from "./RemoteWatch";

/** Bytes of an artefact: what browsers may fetch of it, compressed where that is there, and its server bundle. */
export const versionSize = ({ files, server }: Artefact): VersionSize => {
  const bytes = (path: string): number => files[path]?.bytes ?? 0;
  const web = Object.keys(files).filter((path) => path.startsWith("web/") && !path.endsWith(".br"));
  return { server: bytes(server), web: web.reduce((sum, path) => sum + (bytes(`${path}.br`) || bytes(path)), 0) };
};
