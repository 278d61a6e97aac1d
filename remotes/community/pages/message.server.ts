import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, readPublicForm, redirect } from "@serambi/kernel/server";

import { MessageApi } from "../api/MessageApi";
import { fieldErrors } from "../contract/fieldErrors";
import { MessageForm } from "../contract/Message";
import { messagePath, sentPath } from "../contract/paths";
import type { MessageMessages } from "../messages/message.id";

type Context = PageContext<MessageMessages>;

const REFERENCE = /^PS-[0-9A-Z]{8}$/;

/** `/Message/{topic}`: a form of the site's office, or that it has arrived. */
export const messageLoader = loader(async ({ http }: RemoteDeps, { t, tenant, params, query }: Context) => {
  const topic = await new MessageApi(http).topic(params["topic"] ?? "");
  const path = messagePath(topic.key);
  const sent = query.get("sent");
  const chosen = query.get("choice") ?? "";
  return {
    data: {
      topic,
      chosen: topic.choices.some(({ text }) => text === chosen) ? chosen : "",
      isSent: sent !== null,
      reference: sent !== null && REFERENCE.test(sent) ? sent : "",
    },
    head: {
      title: topic.title,
      canonicalPath: path,
      description: `${topic.text} ${t.description(tenant.settings.title)}`,
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: topic.title, path }])],
  };
});

export const sendMessage = action(async ({ http }: RemoteDeps, { t, params }: Context, posted) => {
  const topic = params["topic"] ?? "";
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(messagePath(topic), ""), 303);
  const words = {
    name: t.nameWrong,
    email: t.emailWrong,
    phone: t.phoneWrong,
    choice: t.choiceWrong,
    words: t.wordsWrong,
  };
  // Several forms may stand on one page: each field's id begins with its topic.
  const named = (errors: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(errors).map(([name, error]) => [`${topic}-${name}`, error]));
  const form = MessageForm.safeParse({ ...fields, topic, key });
  if (!form.success) return invalid(named(fieldErrors(form.error, words, t.failed)));
  try {
    return redirect(sentPath(messagePath(topic), await new MessageApi(http).send(form.data)), 303);
  } catch (error) {
    if (!isAppError(error) || error.code === "not-found") throw error;
    if (error.fields) return invalid(named(error.fields));
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
