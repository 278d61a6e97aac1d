import type { LiveRelease } from "../render/LiveRelease";
import type { Renderer, SiteQuestion, SiteQuestions, Topic } from "../render/Renderer";
import { siteAnswers } from "../render/siteAnswers";

const noPage = () => Promise.reject(new Error("This one makes no pages"));

/** A renderer that answers what is asked of a site, in this process, as plain data. */
export const answeringRenderer = (live: () => LiveRelease): Renderer => ({
  load: noPage,
  page: noPage,
  ask: async <T extends Topic>(
    ...[, { topic, tenant, asked }, http]: [unknown, SiteQuestion<T>, Parameters<Renderer["ask"]>[2]]
  ) => {
    const answer = await siteAnswers[topic]({ live: live(), tenant, http, now: () => new Date(0) }, asked);
    return JSON.parse(JSON.stringify(answer)) as SiteQuestions[T]["answer"]; // as it was, after the way between processes
  },
});
