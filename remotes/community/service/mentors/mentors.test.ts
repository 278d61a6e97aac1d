import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { describeWithDatabase, TestPlatform, type TestAnswer } from "@serambi/platform/testing";

import type { Appointment } from "../../contract/Appointment";
import type { MentorList, MentorProfile } from "../../contract/Mentors";
import { service as real } from "../index";
import type { OfficeSetting } from "../appointments/settings";
import { seededMentors } from "../seed/seededSettings";
import type { MentorSetting } from "./settings";

const OPEN_TIMEOUT_MS = 60_000;
const CREATE = "/post/appointment/create";

const entry = {
  question: "Bagaimana membaca data?",
  work: "Analis",
  city: "Manado",
  zone: "WITA" as const,
  languages: ["Indonesia"],
  answer: ["Dengan pelan-pelan."],
  bring: "Satu tabel",
  minutes: [],
  said: null,
  classes: [],
};
const setting: MentorSetting = {
  inbox: "mentor@melati.example",
  lengthMinutes: 50,
  holidays: [],
  minutes: [{ minutes: 50, title: "Bicara", text: "" }],
  mentors: [
    { ...entry, slug: "dewi", name: "Dewi Lestaluhu", skills: ["Karier pertama"], city: "Ambon", hours: {} },
    { ...entry, slug: "lina", name: "Lina Rumondor", skills: ["Analisis data"], hours: { "2": [["19:30", "20:20"]] } },
    { ...entry, slug: "rudi", name: "Rudi Wonda", skills: ["Analisis data"], hours: { "1": [["09:00", "09:50"]] } },
  ],
};
const office: OfficeSetting = {
  name: "Kantor",
  city: "Solo",
  inbox: "kantor@melati.example",
  lengthMinutes: 30,
  hours: { "2": [["19:30", "20:30"]] },
  holidays: [],
};
const service = { ...real, seed: { settings: () => ({ melati: { mentors: setting, appointments: office } }) } };

const TIME = "2026-11-24T19:30:00+07:00";
const form = {
  startTime: TIME,
  name: "Beni Sumual",
  email: "beni@contoh.example",
  phone: "081244556677",
  organization: "SMKN 1 Bitung",
  topic: "Tabel warung",
  location: "online",
};

it("of the seed are those that their sites name", () => {
  const { "mentor-network": network, demo } = seededMentors();
  expect(network?.["mentors"]?.mentors).toHaveLength(24);
  expect(demo?.["mentors"]?.mentors.map(({ slug }) => slug)).toContain("lina-rumondor");
});

// The platform's clock stands on Saturday, 21 November 2026, 10.00 WIB.
describeWithDatabase("mentors", (openEmpty) => {
  let platform: TestPlatform;

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty(), { services: [service] });
  }, OPEN_TIMEOUT_MS);
  afterAll(() => platform.stop());

  const namesOf = async (query: string): Promise<readonly string[]> => {
    const { body } = await platform.get(`/active/mentors${query}`);
    return (body.data as MentorList).items.map(({ slug }) => slug); // the endpoint's own
  };
  const post = (path: string, body: object): Promise<TestAnswer> =>
    platform.post(path, body, { "app-token": platform.appToken("melati.localhost") });
  const find = (slug: string) => platform.get(`/hosts/community/mentors/one?slug=${slug}`);

  it("are listed by who has time soonest, and found by question, name, skill and city", async () => {
    expect(await namesOf("")).toEqual(["rudi", "lina", "dewi"]);
    expect(await namesOf("?search=ambon%20karier")).toEqual(["dewi"]);
    expect(await namesOf("?skill=Analisis%20data")).toEqual(["rudi", "lina"]);
    expect(await namesOf("?free=week")).toEqual(["rudi", "lina"]);
    expect(await namesOf("?search=pelayaran")).toEqual([]);
    expect(await namesOf("?perPage=2&page=2")).toEqual(["dewi"]);
  });

  it("are none on a site without them", async () => {
    expect((await platform.get("/active/mentors", "kenanga.localhost")).status).toBe(404);
    expect((await find("siapa")).status).toBe(404);
  });

  it("have times of their own: one visitor has one, and the office's is another", async () => {
    const before = (await find("lina")).body.data as MentorProfile; // the endpoint's own
    expect(before).toMatchObject({ minutes: setting.minutes, next: "2026-11-24T12:30:00.000Z" });
    const wanting = Array.from({ length: 5 }, (_, index) =>
      post(CREATE, { ...form, mentor: "lina", email: `m${index}@contoh.example` }),
    );
    const answers = await Promise.all(wanting);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422, 422, 422, 422]);
    expect((await post(CREATE, form)).status).toBe(201);
    expect((await post(CREATE, { ...form, mentor: "siapa" })).status).toBe(404);
    const after = (await find("lina")).body.data as MentorProfile; // as before
    expect(after.days[0]?.day).toBe("2026-12-01");
    expect(after.week).toEqual(Array.from({ length: 7 }, () => false));
  });

  it("are kept when an appointment is moved: to the mentor's times, and no others", async () => {
    const made = await post(CREATE, { ...form, mentor: "rudi", startTime: "2026-11-23T09:00:00+07:00" });
    const { token, mentor } = made.body.data as Appointment; // the endpoint's own
    expect(mentor).toBe("rudi");
    const move = (startTime: string) => post("/hosts/community/appointments/move", { token, startTime });
    expect((await move("2026-12-01T19:30:00+07:00")).status).toBe(422);
    expect((await move("2026-11-30T09:00:00+07:00")).status).toBe(201);
  });
});
