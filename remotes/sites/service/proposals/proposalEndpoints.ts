import { endpoint } from "@serambi/kernel/service";
import * as z from "zod";

import type { AskedKind, Proposal } from "../../contract/proposal/Proposal";
import { KindKey, ProposalForm } from "../../contract/proposal/ProposalForm";
import { texts } from "../texts";
import { keepProposal } from "./keepProposal";
import { COLUMNS, kindOf, toProposal } from "./readProposals";

export const proposalEndpoints = [
  endpoint({
    host: "sites",
    method: "GET",
    path: "/proposals/kind",
    access: "anyone",
    query: z.object({ key: KindKey }),
    handle: async (call): Promise<AskedKind> => {
      const { kind, reader } = await kindOf(call, call.query.key);
      const { offer: _, ...asked } = kind;
      return { key: call.query.key, reader, ...asked };
    },
  }),
  endpoint({
    host: "sites",
    method: "POST",
    path: "/proposals",
    access: "anyone",
    body: ProposalForm,
    handle: keepProposal,
  }),
  endpoint({
    host: "sites",
    method: "GET",
    path: "/proposals/one",
    access: "anyone",
    query: z.object({ token: z.string().min(1).max(60) }),
    handle: async ({ sql, tenant, query, fail }): Promise<Proposal> => {
      const [row] = await sql.query<Proposal>(
        `select ${COLUMNS} from sites_proposals where tenant_id = $1 and token = $2`,
        [tenant.id, query.token],
      );
      return row ? toProposal(row) : fail(404, texts.noProposal);
    },
  }),
];
