import { isAppError } from "@serambi/kernel/errors";
import type { FormValues, PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { PersonalityApi } from "../api/PersonalityApi";
import { fieldErrors } from "../contract/fieldErrors";
import { formKey } from "../contract/formKey";
import { PERSONALITY_PATH, resultPath, sentPath } from "../contract/paths";
import { PersonalityForm, type PersonalityAnswer } from "../contract/Personality";
import { QUESTION_COUNT } from "../contract/personalityStyles";
import type { PersonalityMessages } from "../messages/personality.id";

type Context = PageContext<PersonalityMessages>;

/** `/Personality-Test`: all questions, one after the other where scripts run. */
export const personalityLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const questions = await orNull(new PersonalityApi(http).questions());
  return {
    data: { questions, isSent: query.has("sent") },
    head: {
      title: t.title,
      canonicalPath: PERSONALITY_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: PERSONALITY_PATH }])],
    ...(questions === null && { status: 503 }),
  };
});

const NUMBERS = Array.from({ length: QUESTION_COUNT }, (_, index) => index + 1);

/** The answers as posted, and what is wrong with each question that has not two that differ. */
const readAnswers = (fields: FormValues, t: PersonalityMessages) => {
  const answers: PersonalityAnswer[] = [];
  const errors: Record<string, string> = {};
  for (const number of NUMBERS) {
    const [most = "", least = ""] = [fields[`m${number}`], fields[`l${number}`]];
    if (most === "" || least === "") errors[`q${number}`] = t.question(number);
    else if (most === least) errors[`q${number}`] = t.sameIn(number);
    else answers.push({ question_id: number, most: Number(most), least: Number(least) });
  }
  return { answers, errors };
};

/** Sends the answers; what they come to is worked out where they are kept. */
export const sendAnswers = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(PERSONALITY_PATH, ""), 303);
  const { answers, errors } = readAnswers(fields, t);
  const form = PersonalityForm.safeParse({ ...fields, answers });
  if (!form.success) {
    const { answers: broken, ...others } = fieldErrors(
      form.error,
      { name: t.nameWrong, email: t.emailWrong, answers: t.failed },
      t.failed,
    );
    const isSpoilt = broken !== undefined && Object.keys(errors).length === 0;
    return invalid({ ...errors, ...others }, isSpoilt ? broken : undefined);
  }
  try {
    const id = await new PersonalityApi(http).send(form.data, formKey(key));
    return redirect(id === "" ? sentPath(PERSONALITY_PATH, "") : resultPath(id), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
