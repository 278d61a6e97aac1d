import { AppError } from "@serambi/kernel/errors";
import { bareAddress, cleanHtml, ownPicture } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";
import { looks } from "@serambi/kernel/kain";

import { PortfolioSetting, type PortfolioCase } from "../../contract/hosts/portfolio";
import type { ListedCase, OpenedCase, Portfolio, WholeCase } from "../../contract/portfolio/Portfolio";

const CALL = "cms/app/setting/portfolio";

/** Where pictures stand side by side, as many do. */
const COLUMNS = 2;

/** A picture only where a page may load it, in whatever width. */
const pageable = (src: string): string => ownPicture(src) && bareAddress(src);

const listed = (found: PortfolioCase, look: number): ListedCase => {
  const { slug, kind, title, summary, clientName, startsOn, endsOn, cover, batches = [] } = found;
  return {
    slug,
    kind,
    title,
    summary,
    clientName,
    startsOn,
    endsOn,
    cover: pageable(cover),
    look,
    participants: batches.length === 0 ? null : batches.reduce((sum, { participants }) => sum + participants, 0),
  };
};

const whole = (found: PortfolioCase, look: number): WholeCase => {
  const { projectLink, video, batches = [], images } = found;
  return {
    ...listed(found, look),
    description: cleanHtml(found.description),
    batches,
    images: images.map((image) => ({ ...image, src: pageable(image.src) })).filter(({ src }) => src !== ""),
    ...(projectLink !== undefined && { projectLink }),
    ...(video !== undefined && { video }),
  };
};

/** The work for clients as the tenant's setting has it (specification section 3, "Portfolio case"). */
export class PortfolioApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
  ) {}

  /**
   * All of it, without what only the page of a case shows.
   * @throws AppError not-found | offline | timeout | upstream | malformed
   */
  list = async (): Promise<Portfolio> => {
    const { title, lead, action, cases } = await this.read();
    const look = this.looksOf(cases);
    return {
      title,
      lead,
      cases: cases.map((found, index) => listed(found, look(index))),
      ...(action !== undefined && { action }),
    };
  };

  /**
   * One case.
   * @param slug in any letter case
   * @throws AppError as `list`; not-found also where the site tells of no such case
   */
  open = async (slug: string): Promise<OpenedCase> => {
    const { title, action, cases } = await this.read();
    const index = cases.findIndex((one) => one.slug === slug.toLowerCase());
    const found = cases[index];
    if (!found) throw new AppError("not-found", "The site tells of no such case");
    const look = this.looksOf(cases);
    const nextIndex = (index + 1) % cases.length;
    const next = nextIndex === index ? undefined : cases[nextIndex];
    return {
      listTitle: title,
      shown: whole(found, look(index)),
      next: next ? listed(next, look(nextIndex)) : null,
      ...(action !== undefined && { action }),
    };
  };

  /** Each case looks the same in the list and on its own page. */
  private looksOf(cases: readonly PortfolioCase[]): (index: number) => number {
    const drawn = looks(
      cases.map(({ slug }) => slug),
      COLUMNS,
    );
    return (index) => drawn[index] ?? 0;
  }

  private async read(): Promise<PortfolioSetting> {
    const answer = await this.services.get(`${this.app}/${CALL}`);
    return readEnvelope(answer, PortfolioSetting, { call: CALL, report: this.report });
  }
}
