import type { DocumentDefinition } from "@serambi/kernel/server";

import { SECTIONS } from "../contract/paths";
import { chaptersFile, transcriptFile } from "./episodeFiles.server";
import { FORMATS, podcastFeedFile, sectionFeedFile, siteFeedFile } from "./feedFiles.server";
import { podcastCover } from "./podcastCover.server";

/** What of this remote is no page: feeds (decision 33), the podcast's cover, and what episodes are read along with. */
export const blogDocuments: readonly DocumentDefinition[] = [
  ...FORMATS.flatMap((format) => [
    ...SECTIONS.map((section) => sectionFeedFile(section, format)),
    podcastFeedFile(format),
    siteFeedFile(format),
  ]),
  podcastCover,
  transcriptFile,
  chaptersFile,
];
