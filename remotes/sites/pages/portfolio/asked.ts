import type { PortfolioKind } from "@serambi/kernel/contracts";
import type { PageContext } from "@serambi/kernel/remote";

import { kindOf } from "../../contract/portfolio/paths";

/** What an address of the portfolio asks for: the list, of one kind or of all, or a case. */
export type Asked =
  | { readonly shows: "list"; readonly kind: PortfolioKind | undefined }
  | { readonly shows: "case"; readonly slug: string; readonly kind: PortfolioKind | undefined };

/** Both parts may be missing: what stands alone and is no kind may be the title of a case. */
export const asked = ({ params }: Pick<PageContext, "params">): Asked => {
  const { type = "", title } = params;
  const kind = kindOf(type);
  const slug = title ?? (kind === undefined ? type : "");
  return slug === "" ? { shows: "list", kind } : { shows: "case", slug, kind };
};
