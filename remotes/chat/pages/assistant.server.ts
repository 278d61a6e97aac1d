import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { loader, orNull } from "@serambi/kernel/server";

import { AnswerApi } from "../api/AnswerApi";
import { ASSISTANT_PATH } from "../contract/paths";
import { MAX_QUESTION_LENGTH } from "../contract/question";
import type { Messages } from "../messages/id";

/** `/Assistant`: the conversation; with `query` in the address the answer to it, for whoever has no scripts. */
export const assistantLoader = loader(async ({ http }: RemoteDeps, { query, t, tenant }: PageContext<Messages>) => {
  const asked = (query.get("query") ?? "").trim().slice(0, MAX_QUESTION_LENGTH);
  const answer = asked === "" ? null : await orNull(new AnswerApi(http.chat).answer(asked));
  const site = tenant.settings.title;
  return {
    data: { asked, answer },
    // Answers are no pages of the site: search engines are to find what they cite.
    head: {
      title: t.title(site),
      canonicalPath: ASSISTANT_PATH,
      description: t.description(site),
      ...(asked !== "" && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title(site), path: ASSISTANT_PATH }])],
    ...(asked !== "" && answer === null && { status: 503 }),
  };
});
