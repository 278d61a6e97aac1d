import type { ClassSummary } from "@serambi/kernel/contracts";
import { AppError } from "@serambi/kernel/errors";
import { answerPage, type RemoteFixtures, type TenantOverrides } from "@serambi/kernel/testing";

const tenant: TenantOverrides = { settings: { routes: ["/", "/Probe", "/Courses/:slug"] } };

const sampleClass = (overrides: Partial<ClassSummary> = {}): ClassSummary => ({
  name: "Jaringan di Gedung Tua",
  slug: "jaringan-di-gedung-tua",
  code: "TJK-201",
  classroomId: "ruang-tjk-201",
  description: "Menarik kabel di bangunan bertembok setengah meter.",
  logo: "",
  state: "registration-open",
  level: "Kelas XI",
  programIds: ["jaringan"],
  programName: "Teknik Jaringan",
  type: "class",
  startsOn: "2027-01-18",
  endsOn: "2027-05-21",
  lengthMinutes: 114,
  priceIdr: 0,
  ...overrides,
});

const answers = {
  "services class/active": answerPage([
    sampleClass(),
    sampleClass({
      name: "Menggambar Peta Laut",
      slug: "menggambar-peta-laut",
      description: "Dari garis pantai ke garis dalam.",
      startsOn: null,
      lengthMinutes: 0,
    }),
  ]),
};
const none = { "services class/active": answerPage([]) };

/** Every face of this remote's page and slot: what the conformance suite opens, and `serambi check` shows on every site. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    { title: "two classes", page: "next", path: "/Probe", answers, tenant },
    { title: "no class at all", page: "next", path: "/Probe", answers: none, tenant },
    {
      title: "a host that is down",
      page: "next",
      path: "/Probe",
      answers: { "services class/active": new AppError("unavailable", "Down") },
      tenant,
    },
  ],
  slots: [
    {
      title: "two classes",
      slot: "probe.next.v1",
      props: { title: "Segera dimulai", limit: 2 },
      answers,
      tenant,
      rejects: [{ title: "" }, { title: "Segera dimulai", limit: 7 }],
    },
    { title: "no class at all", slot: "probe.next.v1", props: { title: "Segera dimulai" }, answers: none },
  ],
};
