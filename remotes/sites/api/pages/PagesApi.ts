import { ClassOverview, Syllabus, type Language, type PageSetting, type SectionPage } from "@serambi/kernel/contracts";
import { isAppError } from "@serambi/kernel/errors";
import { ownPicture } from "@serambi/kernel/html";
import { readEnvelope, type HttpClient, type Report } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";

import { FESTIVAL_CLASS_SLUG, type FestivalClass, type FestivalSession } from "../../contract/pages/FestivalClass";
import { shownNow } from "../shownNow";
import { OwnPagesAnswer, PageAnswer } from "./PageAnswer";

/** The services host as the pages that are lists of sections use it. */
export class PagesApi {
  constructor(
    private readonly services: HttpClient,
    /** Key of the tenant: the `{app}` of the specification's paths. */
    private readonly app: string,
    private readonly report?: Report,
    /** The visitor's, where it is another than the one the site is written in. */
    private readonly language?: Language,
    /** The time; where it is missing, sections that are hidden just now are there, too. */
    private readonly now?: () => Date,
  ) {}

  /**
   * A page as a list of sections (spec 7.1, `{app}/cms/app/setting/page_<name>`), in the visitor's language where the site has written it
   * in that one too.
   * @throws AppError offline | timeout | upstream | malformed | not-found
   */
  readPage = (name: SectionPage): Promise<PageSetting> => this.inLanguage(name, this.read);

  /**
   * The pages at addresses of the site's own (`{app}/cms/app/setting/page_own`), in the visitor's language like `readPage`.
   * @throws AppError as above
   */
  readOwnPages = (): Promise<OwnPagesAnswer> => this.inLanguage("own", this.readOwn);

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

  private async inLanguage<T extends object>(name: string, read: (key: string) => Promise<T>): Promise<T> {
    if (this.language === undefined) return read(name);
    try {
      return await read(`${name}_${this.language}`);
    } catch (error) {
      // There is none in that language, or it cannot be had just now: better the other one than no page. It is no translation.
      if (isAppError(error)) return { ...(await read(name)), languages: undefined };
      throw error;
    }
  }

  private readOwn = async (key: string): Promise<OwnPagesAnswer> => {
    const own = readEnvelope(await this.services.get(`${this.app}/cms/app/setting/page_${key}`), OwnPagesAnswer);
    const now = this.now?.();
    return now ? { ...own, pages: own.pages.map((page) => shownNow(page, now)) } : own;
  };

  private read = async (key: string): Promise<PageSetting> => {
    const page = readEnvelope(await this.services.get(`${this.app}/cms/app/setting/page_${key}`), PageAnswer);
    if (!this.now) return page;
    const now = this.now();
    return { ...shownNow(page, now), pages: page.pages.map((below) => shownNow(below, now)) };
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

/** The pages of a site in the language that they are read in. */
export const pagesApi = ({ tenant, language, http, report, now }: RemoteDeps): PagesApi =>
  new PagesApi(http.services, tenant.key, report, language === tenant.settings.language ? undefined : language, now);
