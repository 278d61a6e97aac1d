import { readEnvelope, readPage, type HttpClient, type Report } from "@serambi/kernel/http";
import { orNull } from "@serambi/kernel/server";

import { ClassOverview, ClassSummary } from "../../contract/hosts/classes";
import type { PesilatClass, PesilatProgramme } from "../../contract/pesilat/PesilatClass";

/** The largest page that `class/active` gives: a programme has fewer classes. */
const PAGE_SIZE = 50;
/** Of so many classes places and mentors are asked for: each is a call of its own. */
const MAX_WHOLE = 24;
/** Names that a class is listed with. */
const MAX_MENTORS = 12;

/** No more than the pages show: it travels in their HTML. */
const listed = (
  { name, slug, code, description, state, level, type, startsOn, endsOn, priceIdr }: ClassSummary,
  whole: Pick<ClassOverview, "seatsLeft" | "mentors"> | null,
): PesilatClass => ({
  name,
  slug,
  code,
  description,
  state,
  level,
  type,
  startsOn,
  endsOn,
  priceIdr,
  seatsLeft: whole?.seatsLeft ?? null,
  mentors: whole?.mentors.slice(0, MAX_MENTORS) ?? [],
});

/** The classes of the martial-arts programme, with their places and mentors (specification section 7.1). */
export class PesilatClient {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * `class/active`, and `class/overview` of each: one that fails leaves its class without places and mentors.
   * @param search narrows the site's classes to those of the programme; empty: they all are
   * @throws AppError offline | timeout | upstream | malformed where the list cannot be had
   */
  async programme(search: string): Promise<PesilatProgramme> {
    const params = { page: 1, pageSize: PAGE_SIZE, search: search || undefined };
    const answer = await this.services.get("class/active", { params });
    const page = readPage(answer, ClassSummary, { call: "class/active", report: this.report });
    const items = page.items.slice(0, PAGE_SIZE);
    const wholes = await Promise.all(items.slice(0, MAX_WHOLE).map(({ slug }) => orNull(this.overview(slug))));
    return {
      classes: items.map((item, index) => listed(item, wholes[index] ?? null)),
      isPartial: items.length > MAX_WHOLE || wholes.includes(null),
    };
  }

  private async overview(slug: string): Promise<ClassOverview> {
    const answer = await this.services.get("class/overview", { params: { slug } });
    return readEnvelope(answer, ClassOverview, { call: "class/overview", report: this.report });
  }
}
