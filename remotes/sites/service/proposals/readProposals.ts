import type { Language } from "@serambi/kernel/contracts";
import type { ServiceCall } from "@serambi/kernel/service";

import { ProposalSetting } from "../../contract/hosts/proposals";
import type { Proposal, ProposalKind } from "../../contract/proposal/Proposal";
import { texts } from "../texts";

type Call = Pick<ServiceCall, "sql" | "tenant" | "language" | "fail">;

/** A kind of request in the caller's language, or in the site's where it is written in no other. @throws 404 where the site has none */
export const kindOf = async (
  { sql, tenant, language, fail }: Call,
  key: string,
): Promise<
  Pick<ProposalSetting, "inbox" | "reader"> & { readonly kind: ProposalKind; readonly language: Language }
> => {
  const [row] = await sql.query<{ value: unknown }>(
    "select value from settings where tenant_id = $1 and key = 'proposals' order by version desc limit 1",
    [tenant.id],
  );
  if (!row) return fail(404, texts.noProposals);
  const { inbox, reader, kinds } = ProposalSetting.parse(row.value);
  const written = kinds[language] ? language : tenant.language;
  const kind = Object.entries(kinds[written] ?? {}).find(([name]) => name === key)?.[1];
  return kind ? { inbox, reader, kind, language: written } : fail(404, texts.noProposals);
};

export const COLUMNS = `reference, token, kind, language, organization, name, email, people, start_month as start, choice, needs,
  words, reader, asked_at as "askedAt"`;

export const toProposal = (row: Proposal): Proposal => ({ ...row, askedAt: new Date(row.askedAt).toISOString() });
