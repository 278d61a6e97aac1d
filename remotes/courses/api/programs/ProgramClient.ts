import type { Page } from "@serambi/kernel/contracts";
import { withClean, withOwnPicture } from "@serambi/kernel/html";
import { readEnvelope, readList, readPage, type HttpClients, type Report, type Teller } from "@serambi/kernel/http";
import { looks } from "@serambi/kernel/kain";
import { orNull } from "@serambi/kernel/server";

import type { FeaturedData } from "../../contract/FeaturedData";
import { ClassSummary } from "../../contract/hosts/classes";
import {
  Batch,
  ProgramDetail,
  ProgramSchool,
  ProgramSummary,
  ProgramSyllabus,
  Webinar,
} from "../../contract/hosts/programs";
import type { Curriculum } from "../../contract/programs/Curriculum";
import type { IndexedProgram, ProgramName, ProgramPage } from "../../contract/programs/ProgramData";
import type { ProgramEvent, ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { OutlinePage, ProgramOutline } from "../../contract/programs/ProgramOutline";
import { toFeatured } from "../toFeatured";
import { toEvents } from "./toEvents";
import { toCurriculum, toOutline } from "./toOutline";

/** Specification section 9. */
const PAGE_SIZE = 6;
const SCHOOLS_PER_PAGE = 10;
/** The largest page that the host gives: nobody plans further ahead. */
const WEBINARS = 50;
/** Programmes on one page of syllabuses: each is a call of its own. */
const OUTLINES_PER_PAGE = 12;

const withCleanDescription = withClean("description");

/** Programmes that these events belong to: the names of others would travel for nothing. */
const namesOf = (programs: readonly ProgramName[], events: readonly ProgramEvent[]): readonly ProgramName[] =>
  programs
    .filter(({ id }) => events.some(({ programIds }) => programIds.includes(id)))
    .map(({ id, slug, name }) => ({ id, slug, name }));

/** Programmes, their classes, dates, schools and syllabuses (specification sections 7.1 and 7.3). */
export class ProgramClient {
  constructor(
    private readonly http: Pick<HttpClients, "services" | "main" | "programs">,
    private readonly now: () => Date,
    private readonly report?: Report,
  ) {}

  /**
   * A page of the site's programmes (`v1/program/active`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async programs(page: number): Promise<ProgramPage> {
    const body = await this.http.services.get("v1/program/active", { params: { page, pageSize: PAGE_SIZE } });
    const answer = readPage(body, ProgramSummary, this.teller("v1/program/active"));
    const look = looks(answer.items.map(({ slug }) => slug));
    return {
      ...answer,
      items: answer.items.map((item, index) => ({ ...withOwnPicture(item), look: look[index] ?? 0 })),
    };
  }

  /**
   * Every programme of the site (`programs` of the programs host).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async allPrograms(): Promise<readonly IndexedProgram[]> {
    const programs = await this.everyProgram();
    return programs.map(({ id, slug, name, summary, classCount }) => ({ id, slug, name, summary, classCount }));
  }

  /**
   * One programme (`v1/program/active/detail`), its description sanitised.
   * @param key slug or id
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async program(key: string): Promise<ProgramDetail> {
    const body = await this.http.services.get("v1/program/active/detail", { params: { slug: key } });
    return withOwnPicture(withCleanDescription(readEnvelope(body, ProgramDetail)));
  }

  /**
   * The first classes of a programme (`class/active`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async classes(programId: string, limit: number): Promise<FeaturedData> {
    const params = { page: 1, pageSize: limit, programIds: [programId] };
    const body = await this.http.services.get("class/active", { params });
    const page = readPage(body, ClassSummary, this.teller("class/active"));
    const look = looks(page.items.map(({ slug }) => slug));
    const items = page.items.map((item, index) => toFeatured({ ...withOwnPicture(item), look: look[index] ?? 0 }));
    return { items, total: page.totalItems };
  }

  /**
   * Schools that take part in a programme (`v1/program/schools`).
   * @throws AppError offline | timeout | upstream | malformed
   */
  async schools(programId: string, page: number): Promise<Page<ProgramSchool>> {
    const params = { programId, page, pageSize: SCHOOLS_PER_PAGE };
    const body = await this.http.services.get("v1/program/schools", { params });
    return readPage(body, ProgramSchool, this.teller("v1/program/schools"));
  }

  /**
   * What is to come (`batch/active` and `class/webinar`), with the names of the programmes. One of the two may fail: then
   * the other is given and said to be partial.
   * @throws AppError offline | timeout | upstream | malformed, when both have failed
   */
  async events(programId?: string): Promise<ProgramEvents> {
    const batches = this.batches(programId);
    const [begins, talks, programs] = await Promise.all([
      orNull(batches),
      orNull(this.webinars(programId)),
      programId === undefined ? orNull(this.everyProgram()) : null,
    ]);
    // Nothing at all is a failure, with the reason of the first.
    if (begins === null && talks === null) await batches;
    const items = toEvents(begins ?? [], talks ?? [], this.now());
    return { items, programs: namesOf(programs ?? [], items), isPartial: begins === null || talks === null };
  }

  /**
   * The first so many dates of the site.
   * @throws AppError offline | timeout | upstream | malformed, when both lists have failed
   */
  async upcoming(limit: number): Promise<ProgramEvents> {
    const { items, programs, isPartial } = await this.events();
    const next = items.slice(0, limit);
    return { items: next, programs: namesOf(programs, next), isPartial };
  }

  /**
   * What a programme's classes teach, module by module (`silabus/{programId}` of the main API host).
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async outline(programId: string): Promise<ProgramOutline> {
    return toOutline(await this.syllabus(programId));
  }

  /**
   * The same call in figures.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  async curriculum(programId: string): Promise<Curriculum> {
    return toCurriculum(await this.syllabus(programId));
  }

  /**
   * The syllabuses of the site, programme by programme; one that cannot be read leaves a gap.
   * @throws AppError offline | timeout | upstream | malformed, when none can be read
   */
  async outlines(page: number): Promise<OutlinePage> {
    const programs = await this.everyProgram();
    const from = (page - 1) * OUTLINES_PER_PAGE;
    const shown = programs.slice(from, from + OUTLINES_PER_PAGE);
    const reading = shown.map(({ id }) => this.outline(id));
    const classes = await Promise.all(reading.map(orNull));
    if (classes.every((each) => each === null)) await reading[0];
    return {
      page,
      totalPages: Math.ceil(programs.length / OUTLINES_PER_PAGE),
      totalItems: programs.length,
      items: shown.map(({ id, slug, name, summary }, index) => ({
        program: { id, slug, name, summary },
        classes: classes[index] ?? null,
      })),
    };
  }

  private async everyProgram(): Promise<readonly ProgramSummary[]> {
    return readList(await this.http.programs.get("programs"), ProgramSummary, this.teller("programs"));
  }

  private async syllabus(programId: string): Promise<ProgramSyllabus> {
    const body = await this.http.main.get(`silabus/${encodeURIComponent(programId)}`);
    return readEnvelope(body, ProgramSyllabus, this.teller("silabus"));
  }

  private async batches(programId: string | undefined): Promise<readonly Batch[]> {
    const body = await this.http.main.get("batch/active", { params: { programId } });
    return readList(body, Batch, this.teller("batch/active"));
  }

  private async webinars(programId: string | undefined): Promise<readonly Webinar[]> {
    const params = { page: 1, perPage: WEBINARS, programIds: programId === undefined ? undefined : [programId] };
    const body = await this.http.services.get("class/webinar", { params });
    return readPage(body, Webinar, this.teller("class/webinar")).items;
  }

  private readonly teller = (call: string): Teller => ({ call, report: this.report });
}
