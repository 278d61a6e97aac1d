import type { AppError } from "@serambi/kernel/errors";
import type { PageContext, PageOutcome } from "@serambi/kernel/remote";

import { featurePath } from "../../contract/paths";
import type { Messages } from "../../messages/id";
import type { LmsStore } from "../../stores/LmsStore";
import { showcaseOf } from "../../stores/showcase/showcaseOf";

const NONE = new Set(["not-found", "bad-request", "invalid"]);

/** A page without what it is about is no page: the frame stands and says so, and search engines come back. */
const outcomeOf = (failure: AppError | null, t: Messages): PageOutcome => {
  if (!failure) return { kind: "ok" };
  return NONE.has(failure.code) ? { kind: "not-found" } : { kind: "failed", status: 503, message: t.failed };
};

export const openShowcase = async (store: LmsStore, { t }: PageContext<Messages>): Promise<PageOutcome> =>
  outcomeOf(await showcaseOf(store).open(), t);

/** Opens a feature by its slug; one written in other letters leads to its address. */
export const openFeature = async (
  store: LmsStore,
  { t, tenant, params, query }: PageContext<Messages>,
): Promise<PageOutcome> => {
  const asked = params["slug"] ?? "";
  const showcase = showcaseOf(store);
  const failure = await showcase.openFeature(asked);
  const slug = showcase.feature(asked)?.feature.slug;
  const right = slug === undefined || slug === asked ? undefined : featurePath(tenant, slug);
  if (right === undefined) return outcomeOf(failure, t);
  const search = query.toString();
  return { kind: "redirect", to: search ? `${right}?${search}` : right, status: 301 };
};
