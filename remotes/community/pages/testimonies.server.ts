import { AppError, isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { fieldErrors } from "../contract/fieldErrors";
import { sentPath, TESTIMONIES_PATH } from "../contract/paths";
import { TestimonyForm } from "../contract/Voices";
import type { TestimonyMessages } from "../messages/testimonies.id";
import { answerSent, partOf, readVoiceQuery, shownOf } from "./voices.server";

type Context = PageContext<TestimonyMessages>;

const PER_PAGE = 9;

/** `/Testimonies`: what people say with their work beside it, and the form. */
export const testimoniesLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const { page, isSent, number } = readVoiceQuery(query);
  const found = await orNull(new VoiceApi(http).testimonies(partOf(page, PER_PAGE)));
  const { shown, hasOlder } = shownOf(found, PER_PAGE);
  return {
    data: { testimonies: shown, hasOlder, page, isSent, number },
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
  const { name = "", role = "", institution = "", message = "", photo = "", consent } = fields;
  const form = TestimonyForm.safeParse({
    name,
    role,
    institution,
    message,
    ...(photo !== "" && { photo }),
    consent_publish: consent !== undefined,
  });
  if (!form.success) {
    const words = {
      name: t.nameWrong,
      role: t.roleWrong,
      institution: t.institutionWrong,
      message: t.messageWrong,
      photo: t.photoLost,
    };
    return invalid(fieldErrors(form.error, words, t.failed));
  }
  return answerSent(TESTIMONIES_PATH, t, async () => {
    try {
      return await new VoiceApi(http).send("testimonies", form.data, key);
    } catch (error) {
      // All else was looked at above: the drive has the photograph no more.
      if (isAppError(error) && error.code === "bad-request" && photo !== "")
        throw new AppError("invalid", "No photograph", { fields: { photo: t.photoLost }, cause: error });
      throw error;
    }
  });
});
