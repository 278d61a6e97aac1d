import { formatDate, formatRupiah } from "@serambi/kernel/i18n";
import { hasRoute } from "@serambi/kernel/contracts";
import { plainText, type Passage, type PassageCall, type PassageFact, type Text } from "@serambi/kernel/service";

import type { Field, Kind, Place } from "../contract/choices";
import { COMPANY_PATH, companyPath, hasJobs, jobPath, TALENT_PATH } from "../contract/paths";
import { JOB_TABLES, jobColumns, type JobRow } from "./jobs/rows";

const JOB: Text = { id: "Lowongan", en: "Job" };
const COMPANY: Text = { id: "Perusahaan", en: "Company" };

const PLACES: Readonly<Record<Place, Text>> = {
  onsite: { id: "di tempat", en: "on site" },
  hybrid: { id: "hibrida", en: "hybrid" },
  remote: { id: "jarak jauh", en: "remote" },
};
const KINDS: Readonly<Record<Kind, Text>> = {
  "full-time": { id: "penuh waktu", en: "full-time" },
  "part-time": { id: "paruh waktu", en: "part-time" },
  contract: { id: "kontrak", en: "contract" },
  internship: { id: "magang", en: "internship" },
};

const FIELDS: Readonly<Record<Field, Text>> = {
  engineering: { id: "perangkat lunak", en: "software" },
  data: { id: "data", en: "data" },
  design: { id: "desain", en: "design" },
  operations: { id: "operasional", en: "operations" },
  craft: { id: "keahlian dan bengkel", en: "trades and workshops" },
  education: { id: "pendidikan", en: "education" },
  marketing: { id: "pemasaran", en: "marketing" },
  finance: { id: "keuangan", en: "finance" },
};

const inBoth = (write: (language: "id" | "en") => string): Text => ({ id: write("id"), en: write("en") });
const same = (value: string): Text => ({ id: value, en: value });

const payOf = ({ pay_from_idr: from, pay_to_idr: to }: JobRow): Text =>
  inBoth((language) => [...new Set([from, to])].map((amount) => formatRupiah(amount, language)).join(" – "));

const factsOf = (row: JobRow): readonly PassageFact[] => [
  { asks: "people", label: COMPANY, value: same(row.company_name) },
  {
    asks: "place",
    label: { id: "Tempat", en: "Place" },
    value: inBoth((language) => `${row.city}, ${PLACES[row.place][language]}`),
  },
  { asks: "length", label: { id: "Jenis", en: "Kind" }, value: KINDS[row.kind] },
  {
    asks: "pay",
    label: { id: "Gaji sebulan", en: "Pay per month" },
    value: payOf(row),
    amountIdr: row.pay_from_idr,
  },
  {
    asks: "date",
    label: { id: "Dibuka sampai", en: "Open until" },
    value: inBoth((language) => formatDate(row.closes, language)),
    iso: row.closes,
  },
];

const jobPassage = (row: JobRow, language: Passage["language"]): Passage => ({
  path: jobPath(row),
  title: row.title,
  kind: JOB,
  text: [row.summary, ...row.content.tasks, ...row.content.brings].map(plainText).filter(Boolean).join("\n"),
  language,
  ...(row.posted !== null && { updatedAt: row.posted }),
  facts: factsOf(row),
  words: [row.company_name, ...row.content.skills],
  isThing: true,
});

interface CompanyRow {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly summary: string;
  readonly about: string;
}

interface TalentRow {
  readonly name: string | null;
  readonly trade: Field;
  readonly city: string;
  readonly work: string;
  readonly summary: string;
  readonly free_from: string;
}

const GRADUATE: Text = { id: "Lulusan yang mencari kerja", en: "Graduate looking for work" };

/** Graduates as they agreed to be shown: without the name of those who did not agree to that. */
const talentPassages = async ({ sql, tenant }: PassageCall): Promise<readonly Passage[]> => {
  if (!hasRoute(tenant, TALENT_PATH)) return [];
  const { language } = tenant;
  const rows = await sql.query<TalentRow>(
    `select case when is_named then name end as name, trade, city, work, summary, to_char(free_from, 'YYYY-MM-DD') as free_from
     from careers_talents where withdrawn_at is null order by free_from, id`,
  );
  return rows.map(({ name, trade, city, work, summary, free_from: freeFrom }): Passage => ({
    path: TALENT_PATH,
    title: work,
    kind: GRADUATE,
    text: [...(name === null ? [] : [name]), FIELDS[trade][language], plainText(summary)].join("\n"),
    language,
    words: ["hire", "merekrut", FIELDS[trade].id, FIELDS[trade].en],
    facts: [
      ...(name === null ? [] : [{ asks: "people" as const, label: { id: "Nama", en: "Name" }, value: same(name) }]),
      { asks: "place", label: { id: "Kota", en: "City" }, value: same(city) },
      {
        asks: "date",
        label: { id: "Bisa mulai", en: "Free from" },
        value: inBoth((one) => formatDate(freeFrom, one)),
        iso: freeFrom,
      },
    ],
  }));
};

/** Jobs that are open, graduates who look for one, and the companies that they are of, where the site has pages for them. Drafts and closed ones are nobody's. */
export const passages = async (call: PassageCall): Promise<readonly Passage[]> => {
  const { sql, tenant, now } = call;
  const { language } = tenant;
  const jobs = hasJobs(tenant)
    ? await sql.query<JobRow>(
        `select ${jobColumns("$1")} from ${JOB_TABLES} where j.state = 'open' and j.closes_at > $1::timestamptz order by j.id`,
        [now],
      )
    : [];
  const companies = hasRoute(tenant, COMPANY_PATH)
    ? await sql.query<CompanyRow>("select slug, name, city, summary, about from careers_companies order by id")
    : [];
  return [
    ...jobs.map((row) => jobPassage(row, language)),
    ...(await talentPassages(call)),
    ...companies.map(({ slug, name, city, summary, about }): Passage => ({
      path: companyPath(slug),
      title: name,
      kind: COMPANY,
      text: [summary, about].map(plainText).filter(Boolean).join("\n"),
      language,
      facts: [{ asks: "place", label: { id: "Kota", en: "City" }, value: same(city) }],
      isThing: true,
    })),
  ];
};
