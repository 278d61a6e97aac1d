import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type SlotFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { sampleCareer, sampleDetail, sampleFacets, sampleJob } from "./samples";

const tenant: TenantOverrides = {
  settings: {
    routes: ["/", "/Event/Careers", "/Event/Careers/:id/:slug?", "/Event/Careers/:id/:slug/Apply", "/Career/:slug?"],
  },
};
const down = new AppError("unavailable", "Down");

/** A page of jobs says besides what was looked for. */
const listOf = (jobs: readonly unknown[], searched: string | null = null, totalItems = jobs.length) =>
  answer({ page: 1, perPage: 10, totalItems, totalPages: Math.ceil(totalItems / 10), items: jobs, searched });

const jobs = [
  sampleJob(),
  sampleJob({
    id: "analis-data",
    slug: "analis-data",
    title: "Analis data",
    kind: "part-time",
    place: "remote",
    payToIdr: 18_000_000,
  }),
  sampleJob({ id: "magang", slug: "magang", title: "Magang", kind: "internship", field: "data", place: "onsite" }),
];
const answers = { "services career/job/list": listOf(jobs, null, 31), "careers facets": answer(sampleFacets()) };
const JOB = "/Event/Careers/backend-pembayaran/backend-engineer-pembayaran";

export const jobFixtures: readonly PageFixture[] = [
  { title: "three of many", page: "jobs", path: "/Event/Careers", answers, tenant },
  {
    title: "narrowed",
    page: "jobs",
    path: "/Event/Careers?place=remote,hybrid&city=Jakarta&kind=full-time&field=engineering&pay=8000000&sort=pay&search=bakend",
    answers: { ...answers, "services career/job/list": listOf(jobs, "backend") },
    tenant,
  },
  { title: "saved ones", page: "jobs", path: "/Event/Careers?ids=backend-pembayaran", answers, tenant },
  {
    title: "saved ones that are closed",
    page: "jobs",
    path: "/Event/Careers?ids=lama",
    answers: { ...answers, "services career/job/list": listOf([]) },
    tenant,
  },
  {
    title: "nothing that fits",
    page: "jobs",
    path: "/Event/Careers?search=astronot",
    answers: { ...answers, "services career/job/list": listOf([]) },
    tenant,
  },
  {
    title: "no job at all",
    page: "jobs",
    path: "/Event/Careers?asked=1",
    answers: {
      "services career/job/list": listOf([]),
      "careers facets": answer({ total: 0, cities: [], places: [], kinds: [], fields: [] }),
    },
    tenant,
  },
  {
    title: "a host that is down",
    page: "jobs",
    path: "/Event/Careers",
    answers: { "services career/job/list": down, "careers facets": down },
    tenant,
  },
  {
    title: "asking for news",
    page: "jobs",
    path: "/Event/Careers?kind=full-time",
    answers: { ...answers, "POST careers alerts": answer({ isAsked: true }) },
    form: { email: "nurul@azizah.example", website: "" },
    tenant,
  },
  {
    title: "asking for news without an address",
    page: "jobs",
    path: "/Event/Careers",
    answers,
    form: { email: "nurul" },
    outcome: "invalid",
    tenant,
  },
  {
    title: "an open job",
    page: "job",
    path: JOB,
    answers: { "services career/job/detail": answer(sampleDetail()) },
    tenant,
  },
  {
    title: "a closed job",
    page: "job",
    path: JOB,
    answers: {
      "services career/job/detail": answer(
        sampleDetail({ isOpen: false, place: "remote", closesAt: "2026-10-12T16:59:00Z" }),
      ),
    },
    tenant,
  },
  {
    title: "a job that could not be read",
    page: "job",
    path: JOB,
    answers: { "services career/job/detail": down },
    tenant,
  },
  {
    title: "an old address",
    page: "job",
    path: "/Event/Careers/backend-pembayaran",
    answers: { "services career/job/detail": answer(sampleDetail()) },
    outcome: "redirect",
    tenant,
  },
  {
    title: "companies",
    page: "company",
    path: "/Career",
    answers: {
      "services career/list": answerPage(
        [sampleCareer(), sampleCareer({ id: "b", slug: "b", name: "B", openJobs: 0 })],
        { totalItems: 14, perPage: 12 },
      ),
    },
    tenant,
  },
  {
    title: "no company",
    page: "company",
    path: "/Career",
    answers: { "services career/list": answerPage([]) },
    tenant,
  },
  {
    title: "companies that could not be read",
    page: "company",
    path: "/Career",
    answers: { "services career/list": down },
    tenant,
  },
  {
    title: "one company",
    page: "company",
    path: "/Career/kopra-pay",
    answers: { "services career/detail": answer(sampleCareer()), "services career/job/list": listOf(jobs) },
    tenant,
  },
  {
    title: "a company without jobs",
    page: "company",
    path: "/Career/kopra-pay",
    answers: {
      "services career/detail": answer(sampleCareer({ website: null })),
      "services career/job/list": listOf([]),
    },
    tenant,
  },
  {
    title: "a company that could not be read",
    page: "company",
    path: "/Career/kopra-pay",
    answers: { "services career/detail": down },
    tenant,
  },
  {
    title: "no such company",
    page: "company",
    path: "/Career/tidak-ada",
    answers: { "services career/detail": new AppError("not-found", "None") },
    outcome: "not-found",
    tenant,
  },
];

export const slotFixtures: readonly SlotFixture[] = [
  {
    title: "open jobs",
    slot: "careers.open.v1",
    props: { title: "Sedang dibuka", intro: "Gajinya tertulis.", anchor: "lowongan", limit: 3, field: "engineering" },
    answers,
    tenant,
    rejects: [{ title: "" }, { title: "Sedang dibuka", limit: 13 }],
  },
  {
    title: "no open job",
    slot: "careers.open.v1",
    props: { title: "Sedang dibuka" },
    answers: { "services career/job/list": listOf([]) },
  },
  {
    title: "jobs that ask for a course",
    slot: "careers.for-course.v1",
    props: { course: "postgresql-in-production" },
    answers: { "careers for-course": answer([sampleJob()]) },
    tenant,
    rejects: [{ course: "" }],
  },
];
