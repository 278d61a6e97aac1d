import type { ArtefactStore } from "./ArtefactStore";
import { FileArtefactStore } from "./FileArtefactStore";
import { MirroredArtefactStore } from "./MirroredArtefactStore";
import { S3ArtefactStore } from "./S3ArtefactStore";
import type { S3Settings } from "./s3Settings";

/** The artefact store: folders in the data directory, filled from an object storage where there is one. */
export const openStore = (dataDir: string, s3: S3Settings | undefined): ArtefactStore => {
  const folders = new FileArtefactStore(dataDir);
  return s3 ? new MirroredArtefactStore(folders, new S3ArtefactStore(s3)) : folders;
};
