import { endpoint, type ServiceCall } from "@serambi/kernel/service";
import * as z from "zod";

import { type Campaign, DonationDecision, type Donation, type OfficeDonation } from "../../contract/Donation";
import { oneAtATime } from "../oneAtATime";
import { texts } from "../texts";
import { asOffice } from "../voices/readVoices";
import { tellDecision } from "./donationLetters";
import { DonationRow, findDonation, toOffice } from "./rows";
import { readDonationSetting, type DonationSetting } from "./settings";

const OFFICE = { roles: ["superadmin", "admin"] } as const;

const settingOf = async (call: Pick<ServiceCall, "sql" | "tenant" | "fail">): Promise<DonationSetting> =>
  (await readDonationSetting(call)) ?? call.fail(404, texts.noDonations);

/** What the site says of its donations. */
const campaign = async (call: ServiceCall): Promise<Campaign> => {
  const { lede, choices, spending } = await settingOf(call);
  return { lede, choices, spending };
};

const one = async (call: ServiceCall<{ readonly id: string }>): Promise<Donation> => {
  const { account } = await settingOf(call);
  await asOffice(call.sql);
  const row = (await findDonation(call, "secret", call.query.id)) ?? call.fail(404, texts.noDonation);
  const { email: _, ...told } = toOffice(row, call.now);
  return { ...told, account };
};

const MOST = 200;

const list = async ({ sql, tenant, now }: ServiceCall): Promise<readonly OfficeDonation[]> => {
  await asOffice(sql);
  const rows = await sql.query(
    "select * from community_donations where tenant_id = $1 order by state = 'waiting' desc, created_at desc limit $2",
    [tenant.id, MOST],
  );
  return rows.map((row) => toOffice(DonationRow.parse(row), now));
};

/** Money is confirmed once: of two who press at once the second is told. What is paid stays paid. */
const decide = async (call: ServiceCall<unknown, DonationDecision>): Promise<OfficeDonation> => {
  const { sql, tenant, body, fail, user, now } = call;
  await asOffice(sql);
  await oneAtATime(sql, tenant.id, `donation ${body.reference}`);
  const row = (await findDonation(call, "reference", body.reference)) ?? fail(404, texts.noDonation);
  if (row.state !== "waiting") return fail(409, texts.decidedAlready);
  await sql.query(
    "update community_donations set state = $3, decided_at = $4, decided_by = $5 where tenant_id = $1 and reference = $2",
    [tenant.id, body.reference, body.decision, now, user?.id ?? ""],
  );
  await tellDecision(call, row, body.decision);
  return toOffice({ ...row, state: body.decision, decided_at: now }, now);
};

export const donationEndpoints = [
  endpoint({ host: "community", method: "GET", path: "/donations/campaign", access: "anyone", handle: campaign }),
  endpoint({
    host: "community",
    method: "GET",
    path: "/donations/one",
    access: "anyone",
    query: z.object({ id: z.uuid() }),
    handle: one,
  }),
  endpoint({ host: "community", method: "GET", path: "/donations/list", access: OFFICE, handle: list }),
  endpoint({
    host: "community",
    method: "POST",
    path: "/donations/decide",
    access: OFFICE,
    body: DonationDecision,
    handle: decide,
  }),
];
