import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, readPublicForm, redirect } from "@serambi/kernel/server";

import { DemoApi } from "../api/DemoApi";
import { DemoForm } from "../contract/DemoRequest";
import { fieldErrors } from "../contract/fieldErrors";
import { DEMO_PATH, sentPath } from "../contract/paths";
import type { DemoMessages } from "../messages/demo.id";

type Context = PageContext<DemoMessages>;

const REFERENCE = /^DM-[0-9A-Z]{8}$/;

/** `/Request-Demo`: one address to write, or what comes next. The address itself is in no address of a page. */
export const demoLoader = loader((_deps: RemoteDeps, { t, tenant, query }: Context) => {
  const sent = query.get("sent");
  const reference = sent !== null && REFERENCE.test(sent) ? sent : "";
  return Promise.resolve({
    data: { isSent: sent !== null, reference },
    head: {
      title: t.title,
      canonicalPath: DEMO_PATH,
      description: t.description(tenant.settings.title),
      ...(sent !== null && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: t.title, path: DEMO_PATH }])],
  });
});

export const askForDemo = action(async ({ http }: RemoteDeps, { t }: Context, posted) => {
  const { isTrapped, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(sentPath(DEMO_PATH, ""), 303);
  const form = DemoForm.safeParse(fields);
  if (!form.success) return invalid(fieldErrors(form.error, { email: t.emailWrong }, t.emailWrong));
  try {
    const { reference } = await new DemoApi(http.services).ask(form.data.email);
    return redirect(sentPath(DEMO_PATH, reference), 303);
  } catch (error) {
    if (!isAppError(error)) throw error;
    if (error.code === "invalid") return invalid({ email: t.emailWrong });
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
