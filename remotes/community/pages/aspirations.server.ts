import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, orNull, readPublicForm, redirect } from "@serambi/kernel/server";

import { VoiceApi } from "../api/VoiceApi";
import { fieldErrors } from "../contract/fieldErrors";
import { ASPIRATIONS_PATH, sentPath } from "../contract/paths";
import { AspirationForm } from "../contract/Voices";
import type { AspirationMessages } from "../messages/aspirations.id";
import { answerSent, readVoiceQuery } from "./voices.server";

type Context = PageContext<AspirationMessages>;

/** `/Aspirations`: what was asked for, what was answered, and the form. */
export const aspirationsLoader = loader(async ({ http }: RemoteDeps, { t, tenant, query }: Context) => {
  const asked = query.get("state");
  const state = asked === "answered" || asked === "open" ? asked : undefined;
  const category = query.get("category")?.slice(0, 60) ?? undefined;
  const { page, isSent, number } = readVoiceQuery(query);
  const aspirations = await orNull(new VoiceApi(http).aspirations({ state, category, page }));
  return {
    data: { aspirations, state: state ?? null, category: category ?? null, page, isSent, number },
    head: {
      title: t.title,
      canonicalPath: ASPIRATIONS_PATH,
      type: "website",
      description: t.description(tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: ASPIRATIONS_PATH }])],
    ...(aspirations === null && { status: 503 }),
  };
});

export const sendAspiration = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(ASPIRATIONS_PATH, ""), 303);
  const isAnonymous = fields["naming"] !== "named";
  const form = AspirationForm.safeParse({
    name: isAnonymous ? null : (fields["name"] ?? ""),
    is_anonymous: isAnonymous,
    category: fields["category"] ?? "",
    message: fields["message"] ?? "",
    consent_publish: fields["consent"] !== undefined,
  });
  if (!form.success)
    return invalid(
      fieldErrors(form.error, { category: t.categoryWrong, message: t.messageWrong, name: t.nameWrong }, t.failed),
    );
  return answerSent(ASPIRATIONS_PATH, t, () => new VoiceApi(http).send("aspirations", form.data, key));
});
