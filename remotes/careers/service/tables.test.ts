import { seedRows } from "@serambi/kernel/service";
import { describeTables, sqlOf } from "@serambi/platform/testing";

import { careersBySite } from "./seed/careersBySite";
import { writeCareers } from "./seed/writeCareers";
import { service } from "./index";

const { talent } = careersBySite();
if (!talent) throw new Error("the seed has no site talent");
// A company with its applications: enough for a row of each kind.
const companies = talent.companies.filter(({ slug }) => slug === "kopra-pay");
const ids = new Set(companies.flatMap(({ jobs }) => jobs.map(({ id }) => id)));
const some = { ...talent, companies, applications: talent.applications.filter(({ job }) => ids.has(job)).slice(0, 2) };
const rows = seedRows(() => ({ melati: some, kenanga: some }), writeCareers);

describeTables({
  service: { ...service, seed: { rows } },
  tables: [
    "careers_companies",
    "careers_members",
    "careers_jobs",
    "careers_terms",
    "careers_files",
    "careers_file_parts",
    "careers_applications",
    "careers_steps",
    "careers_alerts",
    "careers_talents",
    "careers_requests",
  ],
  fill: async (tx, id) => {
    const sql = sqlOf(tx);
    await sql.query(
      "insert into careers_files (tenant_id, id, name, size_bytes, begun_at) values ($1, 'file', 'cv.pdf', 4, now())",
      [id],
    );
    await sql.query(
      "insert into careers_file_parts (tenant_id, file_id, begins_at, bytes) values ($1, 'file', 0, decode('JVBE', 'base64'))",
      [id],
    );
    await sql.query(
      `insert into careers_alerts (tenant_id, id, email, language, filters, origin, asked_at)
       values ($1, 'alert', 'a@b.example', 'id', '{}', 'http://melati.localhost', now())`,
      [id],
    );
    await sql.query(
      `insert into careers_requests (tenant_id, number, form_key, talent_id, company, name, email, pay_from_idr, message, asked_at)
       select $1::uuid, 'L-AAAAAA', 'form-key', id, 'PT', 'Nama', 'a@b.example', 9000000, 'pesan', now() from careers_talents limit 1`,
      [id],
    );
  },
});
