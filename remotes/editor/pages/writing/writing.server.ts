import { isAppError } from "@serambi/kernel/errors";
import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, notFound, orNull, redirect } from "@serambi/kernel/server";

import { WritingReader } from "../../api/writing/WritingReader";
import { WRITING_PATH } from "../../contract/paths";
import { WRITING_KINDS } from "../../contract/writing/kinds";
import type { WriteMessages } from "../../messages/writing/types";

/** `/Editor/Writing/:kind/:id`; a new one is begun on the list. */
export const writingLoader = loader(async ({ http, now }: RemoteDeps, { t, params }: PageContext<WriteMessages>) => {
  const { kind = "", id = "" } = params;
  if (id === "new") return redirect(WRITING_PATH);
  if (!WRITING_KINDS.some((known) => known === kind)) return notFound();
  const reader = new WritingReader(http.services);
  try {
    const [writing, categories] = await Promise.all([reader.one(kind, id), orNull(reader.categories())]);
    return {
      data: { writing, categories: categories?.map(({ name }) => name) ?? [], asOf: now().toISOString() },
      head: { title: writing.value.title || t.untitled, description: "", isIndexed: false },
    };
  } catch (error) {
    if (isAppError(error) && error.code === "not-found") return notFound();
    throw error;
  }
});
