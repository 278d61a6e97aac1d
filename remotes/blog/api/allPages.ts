import { readPage } from "@serambi/kernel/http";
import type { RemoteDeps } from "@serambi/kernel/remote";
import type * as z from "zod/mini";

/** The largest page that a host gives. */
const PAGE_SIZE = 50;

/**
 * Every page of a list of the services host.
 * @param call with the parameters it has besides the page
 * @param maxPages a bound on what is asked: so many pages of 50
 * @throws AppError offline | timeout | upstream | malformed
 */
export const allPages = async <S extends z.ZodMiniType>(
  { http: { services }, report }: Pick<RemoteDeps, "http" | "report">,
  { path, params }: { readonly path: string; readonly params?: Readonly<Record<string, string>> },
  schema: S,
  maxPages: number,
): Promise<readonly z.output<S>[]> => {
  const found: z.output<S>[] = [];
  for (let page = 1; page <= maxPages; page += 1) {
    const answer = await services.get(path, { params: { ...params, page, pageSize: PAGE_SIZE } });
    const { items, totalPages } = readPage(answer, schema, { call: path, report });
    found.push(...items);
    if (page >= totalPages) break;
  }
  return found;
};
