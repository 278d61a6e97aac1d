import { ClassOverview, ClassSummary } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { readEnvelope, readPage, type HttpClient, type Report } from "@serambi/kernel/http";

import type { PesilatClass, PesilatProgramme } from "../../contract/pesilat/PesilatClass";
import type { PesilatReader } from "../../contract/pesilat/PesilatReader";

/** The largest page that `class/active` gives: a programme has fewer classes. */
const PAGE_SIZE = 50;
/** Of so many classes places and mentors are asked for: each is a call of its own. */
const MAX_WHOLE = 24;

/** No more than the pages show: it travels in their HTML. */
const listed = (
  { name, slug, code, description, state, level, type, startsOn, endsOn, lengthMinutes, priceIdr }: ClassSummary,
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
  lengthMinutes,
  priceIdr,
  seatsLeft: whole?.seatsLeft ?? null,
  mentors: whole?.mentors ?? [],
  isWhole: whole !== null,
});

/** The classes of the martial-arts programme, with their places and mentors (specification section 7.1). */
export class PesilatClient implements PesilatReader {
  constructor(
    private readonly services: HttpClient,
    private readonly report?: Report,
  ) {}

  /**
   * `class/active`, and `class/overview` of each: one that fails leaves its class without places and mentors.
   * @throws AppError offline | timeout | upstream | malformed where the list cannot be had
   */
  async programme(search: string): Promise<PesilatProgramme> {
    const params = { page: 1, pageSize: PAGE_SIZE, search: search || undefined };
    const answer = await this.services.get("class/active", { params });
    const { items } = readPage(answer, ClassSummary, { call: "class/active", report: this.report });
    const classes = items.map(async (item, index) =>
      listed(item, index < MAX_WHOLE ? await this.overview(item.slug) : null),
    );
    return { classes: await Promise.all(classes) };
  }

  private async overview(slug: string): Promise<ClassOverview | null> {
    try {
      const answer = await this.services.get("class/overview", { params: { slug } });
      return readEnvelope(answer, ClassOverview, { call: "class/overview", report: this.report });
    } catch (error) {
      if (isAppError(error)) return null;
      throw error;
    }
  }
}
