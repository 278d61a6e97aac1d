import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { breadcrumbList } from "@serambi/kernel/seo";
import { action, invalid, loader, readPublicForm, redirect } from "@serambi/kernel/server";

import { ProposalApi } from "../../api/proposal/ProposalApi";
import { offeredMonths } from "../../contract/proposal/months";
import { proposalPath, requestPath } from "../../contract/proposal/paths";
import { ProposalForm } from "../../contract/proposal/ProposalForm";
import type { ProposalMessages } from "../../messages/proposal.id";

type Context = PageContext<ProposalMessages>;

/** `/Request-Proposal/{kind}`: the form by itself, which the forms inside pages are posted to. */
export const requestLoader = loader(async (deps: RemoteDeps, { t, tenant, params, query }: Context) => {
  const kind = await new ProposalApi(deps.http).kind(params["kind"] ?? "");
  const path = requestPath(kind.key);
  return {
    data: { kind, months: offeredMonths(deps.now()) },
    head: {
      title: kind.title,
      canonicalPath: path,
      description: t.description(kind.title, tenant.settings.title),
      ...(query.size > 0 && { isIndexed: false }),
    },
    jsonLd: [breadcrumbList(tenant, [{ name: kind.title, path }])],
  };
});

/** Messages by field, in the order of the form. */
const wordsOf = (t: ProposalMessages): Readonly<Record<string, string>> => ({
  organization: t.organizationWrong,
  choice: t.choiceWrong,
  people: t.peopleWrong,
  start: t.startWrong,
  needs: t.needsWrong,
  name: t.nameWrong,
  email: t.emailWrong,
  phone: t.phoneWrong,
  consent: t.consentWrong,
});

const faultsOf = (refused: ReadonlySet<string>, t: ProposalMessages): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(wordsOf(t)).filter(([name]) => refused.has(name)));

export const askForProposal = action(async ({ http }: RemoteDeps, { t, params }: Context, posted) => {
  const { isTrapped, key, fields } = readPublicForm(posted);
  if (isTrapped) return redirect(proposalPath(""), 303);
  const form = ProposalForm.safeParse({ ...fields, kind: params["kind"], key });
  if (!form.success) return invalid(faultsOf(new Set(form.error.issues.map(({ path }) => String(path[0]))), t));
  try {
    const { token } = await new ProposalApi(http).ask(form.data);
    return redirect(proposalPath(token), 303);
  } catch (error) {
    if (!isAppError(error) || error.code === "not-found") throw error;
    if (error.fields) return invalid(error.fields);
    return invalid({}, error.code === "too-many" ? t.tooMany : t.failed);
  }
});
