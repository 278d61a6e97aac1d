import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { fieldErrors } from "../contract/fieldErrors";
import { formKey } from "../contract/formKey";
import { sentPath, TESTIMONIES_PATH } from "../contract/paths";
import { TestimonyForm } from "../contract/Voices";
import type { TestimonyMessages } from "../messages/testimonies.id";

type Context = PageContext<TestimonyMessages>;

const PER_PAGE = 9;
const PAGE = /^[1-9]\d{0,2}$/;

/** `/Testimonies`: what people say with their work beside it, and the form. */
export const testimoniesLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const turned = query.get("page");
  const page = turned !== null && PAGE.test(turned) ? Number(turned) : 1;
  // One more than is shown: then there are older ones.
  const found = await orNull(new VoiceApi(http).testimonies({ offset: (page - 1) * PER_PAGE, limit: PER_PAGE + 1 }));
  return {
    data: {
      testimonies: found?.slice(0, PER_PAGE) ?? null,
      hasOlder: (found?.length ?? 0) > PER_PAGE,
      page,
      isSent: query.has("sent"),
    },
    head: {
      title: t.title,
      canonicalPath: TESTIMONIES_PATH,
      type: "website",
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: TESTIMONIES_PATH }])],
    ...(found === null && { status: 503 }),
  };
});

export const sendTestimony = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(TESTIMONIES_PATH, ""), 303);
  const { name = "", role = "", institution = "", message = "", consent } = fields;
  const form = TestimonyForm.safeParse({ name, role, institution, message, consent_publish: consent !== undefined });
  if (!form.success) {
    const words = { name: t.nameWrong, role: t.roleWrong, institution: t.institutionWrong, message: t.messageWrong };
    return invalid(fieldErrors(form.error, words, t.failed));
  }
  try {
    await new VoiceApi(http).testify(form.data, formKey(key));
    return redirect(sentPath(TESTIMONIES_PATH, ""), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
