import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, readPublicForm, redirect } from "@serambi/kernel/server";

import { CoderApi } from "../api/CoderApi";
import { ageFaults, CoderSignUp } from "../contract/CoderSignUp";
import { fieldErrors } from "../contract/fieldErrors";
import { jakartaDay } from "../contract/jakartaTime";
import { CODER_PATH, sentPath } from "../contract/paths";
import type { CoderMessages } from "../messages/coder.id";

type Context = PageContext<CoderMessages>;

/** `/Sign-Up/Coder`: the form, or that a letter is on its way. */
export const coderLoader = loader((_deps: RemoteDeps, { t, tenant, query }: Context) =>
  Promise.resolve({
    data: { isSent: query.has("sent") },
    head: {
      title: t.title,
      canonicalPath: CODER_PATH,
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: CODER_PATH }])],
  }),
);

export const signUpCoder = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, fields } = readPublicForm(posted);
  const sent = redirect(sentPath(CODER_PATH, ""), 303);
  if (isTrapped) return sent;
  const words = {
    fullName: t.nameWrong,
    username: t.usernameWrong,
    email: t.emailWrong,
    phone: t.phoneWrong,
    password: t.passwordWrong,
    birthDate: t.birthDateWrong,
    guardianEmail: t.guardianWrong,
  };
  const form = CoderSignUp.safeParse({ ...fields, guardianEmail: fields["guardianEmail"]?.trim() ?? "" });
  if (!form.success) return invalid(fieldErrors(form.error, words, t.failed));
  const [fault] = ageFaults(form.data, jakartaDay(new Date()));
  if (fault) return invalid({ [fault]: words[fault] });
  try {
    await new CoderApi(http).signUp(form.data);
    return sent;
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.fields) return invalid(error.fields);
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
