import { parsePageNumber } from "@serambi/kernel/pages";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, orNull, redirect } from "@serambi/kernel/server";

import { readRole } from "../../api/readRole";
import { WritingReader } from "../../api/writing/WritingReader";
import { writePath } from "../../contract/writing/addresses";
import { WRITING_KINDS, WRITING_STATES } from "../../contract/writing/kinds";
import type { WritingListMessages } from "../../messages/writing/types";

type Context = PageContext<WritingListMessages>;

const MAX_SEARCH = 100;

const oneOf = (value: string | null, known: readonly string[]): string => known.find((one) => one === value) ?? "";

/** `/Editor/Writing` */
export const writingListLoader = loader(async ({ http }: RemoteDeps, { t, query }: Context) => {
  const asked = {
    search: (query.get("search") ?? "").trim().slice(0, MAX_SEARCH),
    kind: oneOf(query.get("kind"), WRITING_KINDS),
    state: oneOf(query.get("state"), WRITING_STATES),
    page: parsePageNumber(query),
  };
  const [found, role] = await Promise.all([orNull(new WritingReader(http.services).list(asked)), readRole(http)]);
  return {
    data: { found, asked, mayEdit: role === "superadmin" || role === "admin" },
    head: { title: t.title, description: "", isIndexed: false },
    ...(found === null && { status: 503 }),
  };
});

/** Begins to write one, and leads to its page. */
export const beginWriting = action(async ({ http }: RemoteDeps, { t }: Context, form) => {
  const kind = WRITING_KINDS.find((one) => one === form["kind"]);
  if (!kind) return invalid({}, t.begin);
  return redirect(writePath(kind, await new WritingReader(http.services).begin(kind)), 303);
});
