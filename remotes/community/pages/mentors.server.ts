import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList, itemList } from "@serambi/kernel/seo";
import { loader } from "@serambi/kernel/server";

import { MentorApi } from "../api/MentorApi";
import { readMentorQuery } from "../contract/mentorQuery";
import type { MentorList, MentorQuery } from "../contract/Mentors";
import { MENTORS_PATH, mentorPath } from "../contract/paths";
import type { MentorMessages } from "../messages/mentors.id";

/** Null where the list could not be had: the page says so. A site without mentors has no such page. */
const listOrNull = async (api: MentorApi, query: MentorQuery): Promise<MentorList | null> => {
  try {
    return await api.list(query);
  } catch (error) {
    if (isAppError(error) && error.code !== "not-found") return null;
    throw error;
  }
};

/** `/Mentor`: mentors by their questions. */
export const mentorsLoader = loader(
  async ({ http, now }: RemoteDeps, { t, tenant, query }: PageContext<MentorMessages>) => {
    const wanted = readMentorQuery(query);
    const list = await listOrNull(new MentorApi(http), wanted);
    return {
      data: { list, now: now().toISOString() },
      head: {
        title: t.title,
        canonicalPath: wanted.page > 1 ? `${MENTORS_PATH}?page=${wanted.page}` : MENTORS_PATH,
        description: t.description(tenant.settings.title),
        ...((wanted.search !== "" || wanted.skill !== "" || wanted.isFreeThisWeek) && { isIndexed: false }),
      },
      jsonLd: [
        breadcrumbList(tenant, [{ name: t.title, path: MENTORS_PATH }]),
        ...itemList(
          t.title,
          (list?.items ?? []).map(({ name, slug }) => ({ name, url: tenant.origin + mentorPath(slug) })),
        ),
      ],
      ...(list === null && { status: 503 }),
    };
  },
);
