import { createHash } from "node:crypto";

import { expect, it } from "@jest/globals";
import { seedRows } from "@serambi/kernel/service";
import { describeWithDatabase, sqlOf, TestPlatform } from "@serambi/platform/testing";

import { service } from "..";
import { careersBySite } from "../seed/careersBySite";
import { writeCareers } from "../seed/writeCareers";
import { migrations } from ".";

const START_TIMEOUT_MS = 60_000;

const { talent } = careersBySite();
if (!talent) throw new Error("the seed has no site talent");
const companies = talent.companies.filter(({ slug }) => slug === "kopra-pay");
const rows = seedRows(() => ({ melati: { companies, applications: [], talents: [] } }), writeCareers);

const JOB = "backend-pembayaran";
const EMAIL = "sari@surat.example";
/** As the first version made the secret of an application of the seed. */
const GUESSED = createHash("sha256").update(`serambi careers melati ${JOB} ${EMAIL}`).digest("base64url").slice(0, 32);

describeWithDatabase("secrets of applications of the seed that could be worked out", (openEmpty) => {
  it(
    "are random once the service has started, with all that was noted of them",
    async () => {
      const before = { ...service, migrations: migrations.slice(0, 1), seed: { rows } };
      const platform = await TestPlatform.start(await openEmpty(), { services: [before] });
      const tenantId = await platform.tenantId("melati");
      const query = (text: string, values: readonly unknown[] = []) =>
        platform.inTenant(tenantId, (tx) => sqlOf(tx).query<{ id: string; steps: number }>(text, values));
      await query(
        `insert into careers_applications (tenant_id, id, number, job_id, name, email, phone, motivation, state, form_key, language, origin,
           sent_at, changed_at, forget_at)
         values ($1, $2, 'L-AAAAAA', $3, 'Sari', $4, '+6281140007712', 'Motivasi', 'read', 'seed', 'id', '', now(), now(), now())`,
        [tenantId, GUESSED, JOB, EMAIL],
      );
      await query(
        "insert into careers_steps (tenant_id, job_id, application_id, act, by_name, at) values ($1, $2, $3, 'sent', 'Sari', now())",
        [tenantId, JOB, GUESSED],
      );
      await platform.use([{ ...service, seed: { rows } }]);
      const [found] = await query(
        `select a.id, (select count(*)::int from careers_steps s where s.application_id = a.id) as steps
         from careers_applications a where email = $1`,
        [EMAIL],
      );
      expect(found).toEqual({ id: expect.stringMatching(/^[\w-]{32}$/), steps: 1 });
      expect(found?.id).not.toBe(GUESSED);
      await platform.stop();
    },
    START_TIMEOUT_MS,
  );
});
