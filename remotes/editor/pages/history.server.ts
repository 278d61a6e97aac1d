import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader, orNull } from "@serambi/kernel/server";
import * as z from "zod/mini";

import { SiteApi } from "../api/SiteApi";
import { changedParts } from "../contract/changedParts";
import type { Messages } from "../messages/types";

const Count = z.catch(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(10_000)), 1);
const Chosen = z.catch(z.nullable(z.coerce.number().check(z.int(), z.minimum(1))), null);

/** The most differences of one setting that are shown: nobody reads more. */
const MOST_PARTS = 60;

/** `/Editor/History?page=&id=`: publications, and of one of them what it changed. */
export const historyLoader = loader(async ({ http, tenant }: RemoteDeps, { t, query }: PageContext<Messages>) => {
  const api = new SiteApi(http.services, tenant.key);
  const wanted = query.get("id");
  const id = wanted === null ? null : Chosen.parse(wanted);
  const [publications, opened] = await Promise.all([
    api.history(Count.parse(query.get("page") ?? 1)),
    id === null ? null : orNull(api.publication(id)),
  ]);
  const changes = opened?.changes.map(({ key, before, after }) => {
    const parts = changedParts(before, after);
    return { key, parts: parts.slice(0, MOST_PARTS), more: Math.max(0, parts.length - MOST_PARTS) };
  });
  return { data: { publications, id, changes: changes ?? null }, head: { title: t.title, description: "" } };
});
