import { randomBytes } from "node:crypto";

import type { ServiceCall } from "@serambi/kernel/service";

import type { Proposal } from "../../contract/proposal/Proposal";
import type { ProposalForm } from "../../contract/proposal/ProposalForm";
import { texts } from "../texts";
import { tellOf } from "./letters";
import { COLUMNS, kindOf, toProposal } from "./readProposals";

type Call = ServiceCall<unknown, ProposalForm>;

/** Without a key, the same words of the same address are one request for so long (decision 73). */
const SAME_FOR = "10 minutes";
/** Requests of one address in a day: whoever writes somebody else's address cannot fill their letter box. */
const MOST_A_DAY = 5;
/** Without letters that are read as digits. */
const SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A number that can be said over the telephone, 40 random bits. */
const makeReference = (): string => `US-${Array.from(randomBytes(8), (byte) => SIGNS[byte % SIGNS.length]).join("")}`;

const findSame = async ({ sql, tenant, body, now }: Call): Promise<Proposal | undefined> => {
  const [row] = await sql.query<Proposal>(
    `select ${COLUMNS} from sites_proposals
     where tenant_id = $1 and (($2 <> '' and form_key = $2) or ($2 = '' and email = $3 and kind = $4 and organization = $5
       and needs = $6 and asked_at > $7::timestamptz - interval '${SAME_FOR}'))`,
    [tenant.id, body.key, body.email.toLowerCase(), body.kind, body.organization, body.needs, now],
  );
  return row;
};

const requireRoom = async ({ sql, tenant, body, now, fail }: Call): Promise<void> => {
  const [row] = await sql.query<{ count: number }>(
    `select count(*)::int as count from sites_proposals
     where tenant_id = $1 and email = $2 and asked_at > $3::timestamptz - interval '1 day'`,
    [tenant.id, body.email.toLowerCase(), now],
  );
  if ((row?.count ?? 0) >= MOST_A_DAY) fail(429, texts.tooMany);
};

/**
 * Keeps a request with what the site proposes that day, and writes to both. One form is one request, however often it is sent.
 * @throws 404 where the site makes no such proposals; 422 where the choice is none of its choices; 429 after five in a day
 */
export const keepProposal = async (call: Call): Promise<Proposal> => {
  const { sql, tenant, body, now, fail } = call;
  const { inbox, reader, kind, language } = await kindOf(call, body.kind);
  if (!kind.choices.includes(body.choice)) return fail(422, texts.noChoice, { choice: texts.noChoice });
  // Two sendings that arrive at once are one after the other.
  const email = body.email.toLowerCase();
  await sql.query("select pg_advisory_xact_lock(hashtextextended($1, 0))", [`sites proposal ${tenant.id} ${email}`]);
  const same = await findSame(call);
  if (same) return toProposal(same);
  await requireRoom(call);
  const { organizationLabel, peopleLabel, choiceLabel, needsLabel, offer } = kind;
  const words = { organizationLabel, peopleLabel, choiceLabel, needsLabel, offer };
  const [row] = await sql.query<Proposal>(
    `insert into sites_proposals (tenant_id, reference, token, kind, language, organization, name, email, phone, people, start_month, choice,
       needs, words, reader, form_key, asked_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     returning ${COLUMNS}`,
    [
      tenant.id,
      makeReference(),
      randomBytes(18).toString("base64url"),
      body.kind,
      language,
      body.organization,
      body.name,
      email,
      body.phone,
      body.people,
      body.start,
      body.choice,
      body.needs,
      JSON.stringify(words),
      reader,
      body.key,
      now,
    ],
  );
  if (!row) throw new Error("The request was not written");
  const proposal = toProposal(row);
  await tellOf(call, { proposal, phone: body.phone, inbox });
  return proposal;
};
