import type { Page, ProgramDetail, ProgramSchool, ProgramSummary } from "@serambi/kernel/contracts";

import type { FeaturedData } from "../FeaturedData";
import type { ProgramPage } from "./ProgramData";
import type { ProgramEvents } from "./ProgramEvent";
import type { OutlinePage, ProgramOutline } from "./ProgramOutline";

/** What the stores of programmes read from. Every method may throw AppError (offline, timeout, upstream, malformed, …). */
export interface ProgramReader {
  /** @param page from 1 */
  programs(page: number): Promise<ProgramPage>;
  /** Every programme of the site. */
  allPrograms(): Promise<readonly ProgramSummary[]>;
  /**
   * @param key slug or id of the programme
   * @returns with a description that is safe to show as HTML
   */
  program(key: string): Promise<ProgramDetail>;
  classes(programId: string, limit: number): Promise<FeaturedData>;
  /** @param page from 1 */
  schools(programId: string, page: number): Promise<Page<ProgramSchool>>;
  /** What is to come, of one programme or, without one, of the site. */
  events(programId?: string): Promise<ProgramEvents>;
  outline(programId: string): Promise<ProgramOutline>;
  /** @param page from 1 */
  outlines(page: number): Promise<OutlinePage>;
}

/** The reader arrives with the first call: a page that was rendered on the server may never need it. */
export type LazyProgramReader = () => Promise<ProgramReader>;
