import { endpoint, type ServiceCall } from "@serambi/kernel/service";

import { DemoForm, type DemoRequest } from "../../contract/DemoRequest";
import { addDays, jakartaDay, jakartaInstant, weekdayOf } from "../../contract/jakartaTime";
import { makeReference } from "../makeReference";
import { oneAtATime } from "../oneAtATime";
import { demoLetter } from "./demoLetter";

const TRIAL_DAYS = 30;
const READY_AT = "16:00";
/** A letter is sent again at most so often: whoever writes somebody else's address cannot fill their letter box. */
const RESEND_MS = 24 * 3_600_000;

interface Row {
  readonly reference: string;
  readonly ready_by: string;
  readonly ends_on: string;
  readonly last_sent_at: string;
}

const isWeekend = (day: string): boolean => [0, 6].includes(weekdayOf(day));

/** The afternoon of the next working day. */
const readyBy = (now: Date): Date => {
  let day = addDays(jakartaDay(now), 1);
  while (isWeekend(day)) day = addDays(day, 1);
  return jakartaInstant(day, READY_AT);
};

const COLUMNS = "reference, ready_by, ends_on::text as ends_on, last_sent_at";

const toRequest = ({ reference, ready_by, ends_on }: Row, isAgain: boolean): DemoRequest => ({
  reference,
  readyBy: new Date(ready_by).toISOString(),
  endsOn: ends_on,
  isAgain,
});

type Call = ServiceCall<{ readonly email: string }>;

const findOpen = async ({ sql, tenant, now }: Call, email: string): Promise<Row | undefined> => {
  const [row] = await sql.query<Row>(
    `select ${COLUMNS} from community_demo_requests where tenant_id = $1 and email = $2 and ends_on >= $3 order by ends_on desc limit 1`,
    [tenant.id, email, jakartaDay(now)],
  );
  return row;
};

const write = ({ send, language }: Call, email: string, request: DemoRequest): Promise<boolean> =>
  send({ to: { email, language }, write: (inLanguage) => demoLetter[inLanguage](request) });

/** The same address asks for the same room, however often. */
const askForRoom = async (call: Call): Promise<DemoRequest> => {
  const { sql, tenant, query, now } = call;
  const email = query.email.toLowerCase();
  await oneAtATime(sql, tenant.id, `demo ${email}`);
  const open = await findOpen(call, email);
  if (open) {
    const request = toRequest(open, true);
    if (now.getTime() - Date.parse(open.last_sent_at) >= RESEND_MS) {
      await sql.query("update community_demo_requests set last_sent_at = $3 where tenant_id = $1 and reference = $2", [
        tenant.id,
        open.reference,
        now,
      ]);
      await write(call, email, request);
    }
    return request;
  }
  const ready = readyBy(now);
  const [row] = await sql.query<Row>(
    `insert into community_demo_requests values ($1, $2, $3, $4, $5, $6, $4) returning ${COLUMNS}`,
    [tenant.id, makeReference("DM"), email, now, ready, addDays(jakartaDay(ready), TRIAL_DAYS)],
  );
  if (!row) throw new Error("The request was not written");
  const request = toRequest(row, false);
  await write(call, email, request);
  return request;
};

export const demoEndpoints = [
  endpoint({
    host: "services",
    method: "GET",
    path: "/cms/app/request-demo",
    access: "anyone",
    query: DemoForm,
    handle: askForRoom,
  }),
];
