import { eq } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import * as z from "zod";

import { persons } from "../../database/schema";
import { nameError, wrongOf } from "../checkFields";
import { Erase } from "../pages/Account";
import { Notice } from "../pages/letters";
import { personalNotes } from "../../remote-services/personalData";
import { erasePerson, exportPerson } from "../personData";
import { endSessions, type AccountSession } from "../sessions";
import { distrustDevices } from "../trustedDevices";
import type { Visit } from "../Visit";
import type { AccountRoutes } from "./accountRoutes";
import { checkPassword, own, showAccount, type Own } from "./ownPage";

const saveProfile: Own = async (visit, session) => {
  const name = visit.field("name").trim();
  const errors = wrongOf({ name: nameError(name, visit.t) });
  if (errors["name"] !== undefined) return showAccount(visit, session, errors);
  await visit.deps.db.transaction((tx) => tx.update(persons).set({ name }).where(eq(persons.id, session.personId)));
  return visit.goTo("/?saved=1");
};

const endOne: Own = async (visit, { personId }) => {
  const { data: only } = z.uuid().safeParse(visit.field("id"));
  if (only !== undefined)
    await visit.deps.db.transaction((tx) => endSessions(tx, personId, { only }, visit.deps.now()));
  return visit.goTo("/?saved=1#sessions");
};

const endOthers: Own = async (visit, { id, personId }) => {
  const { deps, deviceToken: exceptToken } = visit;
  await deps.db.transaction(async (tx) => {
    await endSessions(tx, personId, { except: id }, deps.now());
    await distrustDevices(tx, personId, { exceptToken });
  });
  return visit.goTo("/?saved=1#sessions");
};

const download: Own = async (visit, { personId }) => {
  const data = await exportPerson(visit.deps, personId);
  return visit.reply
    .headers({ "cache-control": "no-store", "content-disposition": 'attachment; filename="serambi-account.json"' })
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(data, null, 2));
};

const showErase = (visit: Visit, { email }: AccountSession, error?: string): FastifyReply =>
  visit.page(
    visit.t.erase.title,
    (context) => (
      <Erase
        context={context}
        email={email}
        notes={personalNotes(visit.deps.services(), visit.language)}
        error={error}
      />
    ),
    { status: error === undefined ? 200 : 422 },
  );

const erase: Own = async (visit, session) => {
  const { deps, t } = visit;
  const wrong = await checkPassword(visit, session, visit.field("current"));
  if (wrong !== undefined) return showErase(visit, session, wrong);
  await erasePerson(deps, session.personId, { keepsProofs: visit.field("proofs") !== "" });
  visit.forgetSession();
  return visit.page(t.erase.title, (context) => (
    <Notice context={context} heading={t.erase.doneHeading} text={t.erase.done} />
  ));
};

/** A person's own page: name, sessions, and leaving with everything. */
export const ownRoutes = ({ get, post }: AccountRoutes): void => {
  get(
    "/",
    own((visit, session) => showAccount(visit, session)),
  );
  post("/profile", own(saveProfile));
  post("/sessions/end", own(endOne));
  post("/sessions/end-all", own(endOthers));
  post("/export", own(download));
  get(
    "/erase",
    own(async (visit, session) => showErase(visit, session)),
  );
  post("/erase", own(erase));
};
