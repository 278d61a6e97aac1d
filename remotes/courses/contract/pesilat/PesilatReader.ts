import type { PesilatProgramme } from "./PesilatClass";

/** What the store of the martial-arts programme reads from. May throw AppError (offline, timeout, upstream, malformed). */
export interface PesilatReader {
  /** @param search narrows the site's classes to those of the programme; empty: they all are */
  programme(search: string): Promise<PesilatProgramme>;
}

export type LazyPesilatReader = () => Promise<PesilatReader>;
