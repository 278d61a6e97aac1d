import { isAppError } from "@serambi/kernel/errors";
import { hasRoute, type PageContext, type RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, notFound, readPublicForm, redirect } from "@serambi/kernel/server";

import { ApplicationClient } from "../api/ApplicationClient";
import { JobClient } from "../api/JobClient";
import { WantedApplication } from "../contract/bodies";
import { applicationPath, applyPath } from "../contract/paths";
import type { ApplyMessages } from "../messages/apply.id";

type Context = PageContext<ApplyMessages>;

const PRIVACY_PATH = "/Privacy-Policy";

/** `/Event/Careers/{id}/{slug}/Apply`: the form, or that the job is closed. */
export const applyLoader = loader(async ({ http }: RemoteDeps, { params, t, tenant }: Context) => {
  const id = params["id"] ?? "";
  if (!/^[a-z0-9-]{3,60}$/.test(id)) return notFound();
  const job = await new JobClient(http).job(id);
  if (params["slug"] !== job.slug) return redirect(applyPath(job), 301);
  return {
    data: { job, privacyPath: hasRoute(tenant, PRIVACY_PATH) ? PRIVACY_PATH : null },
    head: { title: t.applyTitle(job.title), canonicalPath: applyPath(job), isIndexed: false },
  };
});

/** Sends an application; every field that does not fit is named, and nothing that was typed is lost. */
export const applyAction = action(async ({ http }: RemoteDeps, { params, t, tenant }: Context, posted) => {
  const { isTrapped, key, fields: form } = readPublicForm(posted);
  // A person whose browser fills in everything is told, and sends it once more: an application that is lost silently is worse than a letter too many.
  if (isTrapped) return invalid({}, t.trapped);
  const wanted = {
    job: params["id"] ?? "",
    name: form["name"] ?? "",
    email: form["email"] ?? "",
    phone: form["phone"] ?? "",
    motivation: form["motivation"] ?? "",
    ...(form["cv"] && { cv: form["cv"] }),
    consent: form["consent"] === "yes",
    key,
    origin: tenant.origin,
  };
  const read = WantedApplication.safeParse(wanted);
  if (!read.success) {
    const messages: Readonly<Record<string, string>> = {
      name: t.nameWrong,
      email: t.emailWrong,
      phone: t.phoneWrong,
      motivation: t.motivationWrong,
      cv: t.cvFailed,
      consent: t.consentWrong,
    };
    const wrong = new Set(read.error.issues.map(({ path }) => String(path[0])));
    const errors = Object.fromEntries(Object.entries(messages).filter(([name]) => wrong.has(name)));
    return invalid(errors, Object.keys(errors).length === 0 ? t.notTaken : undefined);
  }
  try {
    const id = await new ApplicationClient(http).apply(read.data);
    return redirect(applicationPath(id), 303);
  } catch (error) {
    // Closed meanwhile, or applied for before: nothing of it is lost, and the page says so.
    if (isAppError(error) && error.code === "conflict") return invalid({}, error.message);
    throw error;
  }
});
