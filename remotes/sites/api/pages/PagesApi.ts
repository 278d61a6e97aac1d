import { ClassOverview, Syllabus, type PageSetting, type SectionPage } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { ownPicture } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";

import { FESTIVAL_CLASS_SLUG, type FestivalClass, type FestivalSession } from "../../contract/pages/FestivalClass";
import { PageAnswer } from "./PageAnswer";

/** The services host as the pages that are lists of sections use it. */
export class PagesApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
  ) {}

  /**
   * A page as a list of sections (spec 7.1, `{app}/cms/app/setting/page_<name>`).
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  readPage = async (name: SectionPage): Promise<PageSetting> =>
    readEnvelope(await this.services.get(`${this.app}/cms/app/setting/page_${name}`), PageAnswer);

  /**
   * The class of the festival with its sessions (spec 7.1, `class/overview` and `class/syllabus`).
   * @throws AppError as above; where its sessions alone cannot be had, it has none
   */
  readFestival = async (): Promise<FestivalClass> => {
    const call = "class/overview";
    const answer = await this.services.get(call, { params: { slug: FESTIVAL_CLASS_SLUG } });
    const { name, slug, description, logo, state, startsOn, endsOn, priceIdr, seatsLeft, classroomId } = readEnvelope(
      answer,
      ClassOverview,
      { call, report: this.report },
    );
    const sessions = await this.readSessions(classroomId);
    return { name, slug, description, logo: ownPicture(logo), state, startsOn, endsOn, priceIdr, seatsLeft, sessions };
  };

  /** The page stands without them. */
  private async readSessions(classroomId: string): Promise<readonly FestivalSession[]> {
    const call = "class/syllabus";
    try {
      const answer = await this.services.get(call, { params: { classroomId } });
      return readEnvelope(answer, Syllabus, { call, report: this.report }).modules.map(
        ({ title, summary, chapters }) => ({
          title,
          summary,
          lengthMinutes: chapters.reduce((sum, { lengthMinutes }) => sum + lengthMinutes, 0),
        }),
      );
    } catch (error) {
      if (isAppError(error)) return [];
      throw error;
    }
  }
}
