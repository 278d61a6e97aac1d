import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage } from "@serambi/kernel/testing";
import { renderToStaticMarkup } from "react-dom/server";

import { eventRoutes } from "../../testing/events/eventFixtures";
import { eventAnswers, exhibition, sampleEvent, sampleEventDetail } from "../../testing/events/sampleEvents";
import { openPage } from "../../testing/openPage";

type Options = Partial<Parameters<typeof openPage>[0]>;

const open = (address: string, options: Options = {}) =>
  openPage({ address, answers: eventAnswers, routes: eventRoutes, ...options });
const htmlOf = async (address: string, options?: Options): Promise<string> =>
  renderToStaticMarkup((await open(address, options)).show());
const headOf = async (address: string, options?: Options) => {
  const { head, jsonLd = [] } = (await open(address, options)).loaded;
  return { head, jsonLd };
};

const lost = new AppError("timeout", "Server acara tidak menjawab");
const but = (changes: Readonly<Record<string, unknown>>): Options => ({ answers: { ...eventAnswers, ...changes } });
const opened = (changes: Parameters<typeof sampleEventDetail>[0]): Options =>
  but({ "services post/detail": answer(sampleEventDetail(changes)) });

describe("the list of events", () => {
  it("has what is to come, then what is over, each by its own clock", async () => {
    const html = await htmlOf("/Event");
    expect(html.match(/href="\/Event\/[^"]+"/g)).toEqual(
      ["malam-baca", "lokakarya", "pameran-peta"].map((slug) => `href="/Event/${slug}"`),
    );
    expect(html).toContain("pukul 19.00–21.30 WIB");
    expect(html).toContain("pukul 08.30–16.00 WITA");
    expect(html).toContain("Rumah Baca Teras, Surakarta dan daring");
    expect(html).toContain("7–11 Sep 2026");
  });

  it("leads to pages and kinds of events by addresses, without a script", async () => {
    const html = await htmlOf("/Event");
    expect(html).toContain('href="/Event?page=2"');
    expect(html).toMatch(/href="\/Event\?type=workshop"[^>]*>Lokakarya</);
    expect(html).toContain('href="/Event?view=calendar"');
    expect(html).toMatch(/<a aria-current="true" href="\/Event">Semua</);
  });

  it("shows one kind of event, in both its parts", async () => {
    const html = await htmlOf("/Event?type=talk");
    expect(html).toContain("Malam baca");
    expect(html).not.toContain("merekam bunyi");
    expect(html).toContain("Belum ada acara yang lewat.");
    expect(html).toContain('href="/Event?view=calendar&amp;type=talk"');
  });

  it("says what a site calls an event itself, where it is no known kind", async () => {
    const own = sampleEvent({ type: "malam_puisi" });
    expect(await htmlOf("/Event", { answers: { "services post/list": answerPage([own]) } })).toContain("Malam puisi");
  });

  it("turns to a page of what is over alone, and leads back from one behind the last", async () => {
    const second = await htmlOf("/Event?page=2");
    expect(second).not.toContain("Malam baca");
    expect(second).toContain("Pameran: seratus dua belas peta");
    expect(await htmlOf("/Event?page=9")).toMatch(/href="\/Event\?page=2"[^>]*>Ke halaman terakhir/);
    expect((await headOf("/Event?page=2")).head).toMatchObject({
      title: "Acara, halaman 2",
      canonicalPath: "/Event?page=2",
    });
  });

  it("says that there is nothing yet", async () => {
    const html = await htmlOf("/Event", { answers: { "services post/list": answerPage([]) } });
    expect(html).toContain("Belum ada acara baru");
    expect(html).toContain("Belum ada acara yang lewat.");
  });

  it("keeps its frame while the host is down, with a retry and a status that tells (specification section 8)", async () => {
    const page = await open("/Event", { answers: { "services post/list": lost } });
    expect(page.loaded).toMatchObject({ status: 503, head: { isIndexed: false } });
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Jadwal acara tidak sampai");
    expect(html).toContain("Coba lagi");
    expect(html).toContain('href="/Event?view=calendar"');
  });

  it("stands with one part where the other is lost", async () => {
    const past = but({ "services post/list?kind=event&page=2&pageSize=6&active=false": lost });
    expect((await open("/Event?page=2", past)).loaded.status).toBe(503);
    const first = await open("/Event", but({ "services post/list?kind=event&page=1&pageSize=6&active=false": lost }));
    expect(first.loaded.status).toBeUndefined();
    const html = renderToStaticMarkup(first.show());
    expect(html).toContain("Malam baca");
    expect(html).toContain("Acara yang sudah lewat sedang tidak terbaca.");
  });

  it("is an ItemList of events to search engines", async () => {
    expect((await headOf("/Event")).jsonLd).toMatchObject([
      { "@type": "BreadcrumbList" },
      { "@type": "ItemList", itemListElement: [{ item: { "@type": "Event" } }, { item: { "@type": "Event" } }] },
    ]);
  });
});

describe("the calendar", () => {
  it("is a table of weeks with the events as links, and the ways to other months", async () => {
    const html = await htmlOf("/Event?view=calendar&month=2026-12");
    expect(html.match(/<tr>/g)).toHaveLength(6);
    expect(html).toMatch(
      /<time dateTime="2026-12-05"[^>]*>5<\/time><ul[^>]*><li[^>]*><span[^>]*>19\.00<\/span> <a[^>]*href="\/Event\/malam-baca"/,
    );
    expect(html).toMatch(
      /rel="prev" aria-label="Ke November 2026" href="\/Event\?view=calendar&amp;month=2026-11#[\w-]+"/,
    );
    expect(html).toMatch(
      /rel="next" aria-label="Ke Januari 2027" href="\/Event\?view=calendar&amp;month=2027-01#[\w-]+"/,
    );
  });

  it("marks today", async () => {
    const html = await htmlOf("/Event?view=calendar&month=2026-11");
    expect(html.match(/aria-current="date"/g)).toHaveLength(1);
    expect(html).toMatch(/<time dateTime="2026-11-21"[^>]*aria-current="date"[^>]*>21<span[^>]*>, hari ini/);
  });

  it("has an event of five days on each of them", async () => {
    const html = await htmlOf("/Event?view=calendar&month=2026-09");
    expect(html.match(/<li[^>]*><span[^>]*>(?:09\.00|hari ke-\d)<\/span> <a/g)).toHaveLength(5);
  });

  it("ends two years away", async () => {
    const html = await htmlOf("/Event?view=calendar&month=2028-11");
    expect(html).toContain('rel="prev"');
    expect(html).not.toContain('rel="next"');
  });

  it("opens at the month of what comes next, at the present one where nothing does", async () => {
    const titleOf = async (options?: Options) => (await headOf("/Event?view=calendar", options)).head.title;
    expect(await titleOf()).toBe("Kalender acara, Desember 2026");
    expect(await titleOf({ answers: { "services post/list": answerPage([exhibition]) } })).toBe(
      "Kalender acara, November 2026",
    );
  });

  it("is for visitors: search engines are led to the list", async () => {
    expect((await headOf("/Event?view=calendar&month=2026-12")).head).toMatchObject({
      title: "Kalender acara, Desember 2026",
      canonicalPath: "/Event",
      isIndexed: false,
    });
  });
});

describe("an event", () => {
  it("tells day, hours and the name of its zone, where it is, and what happens", async () => {
    const html = await htmlOf("/Event/malam-baca");
    expect(html).toContain("Sabtu, 5 Desember 2026");
    expect(html).toContain("pukul 19.00–21.30 WIB");
    expect(html).toContain("Zona waktu WIB (Asia/Jakarta)");
    expect(html).toContain("Jalan Mawar Dalam 14");
    expect(html).toContain("Dapat diikuti dari mana saja");
    expect(html).toMatch(
      /<time dateTime="2026-12-05T19:30:00\+07:00">19\.30<\/time><\/td><th scope="row"[^>]*>Enam pembacaan/,
    );
    expect(html).toContain("<h2>Yang dibawa</h2><p>Satu halaman Anda sendiri yang <em>pernah</em> dibuang.</p>");
    expect(html).toMatch(/rel="prev"[^>]*href="\/Event\/hari-reparasi"/);
    expect(html).toMatch(/rel="next"[^>]*href="\/Event\/lokakarya"/);
  });

  it("tells a zone elsewhere by its distance from UTC", async () => {
    const html = await htmlOf("/Event/malam-baca", opened({ timeZone: "America/New_York" }));
    expect(html).toContain("pukul 07.00–09.30 UTC-5");
    expect(html).toContain("Zona waktu UTC-5 (America/New York)");
  });

  it.each([
    ["2026-12-05T12:00:00Z", "2026-12-05T14:00:00Z", "Akan datang", true],
    ["2026-11-20T12:00:00Z", "2026-11-30T14:00:00Z", "Sedang berlangsung", true],
    ["2026-07-25T09:00:00Z", "2026-07-25T11:00:00Z", "Sudah lewat", false],
  ])("from %s to %s is said to be so: %s", async (startsAt, endsAt, words, canBeKept) => {
    const html = await htmlOf("/Event/malam-baca", opened({ startsAt, endsAt }));
    expect(html).toContain(words);
    expect(html.includes("Tambah ke kalender")).toBe(canBeKept);
    expect(html.includes("Acara ini sudah lewat.")).toBe(!canBeKept);
  });

  it("tells both ends of several days, and the day of each line of its programme", async () => {
    const html = await htmlOf("/Event/malam-baca", opened({ endsAt: "2026-12-07T09:00:00Z" }));
    expect(html).toMatch(/Sampai <time[^>]*>Senin, 7 Desember 2026<\/time><span>pukul 16\.00 WIB/);
    expect(html).toContain("<td>5 Des</td>");
  });

  it("leads from its id, and from its slug in other letters, to its one address", async () => {
    for (const address of ["/Event/acara-11?utm_source=surat", "/Event/Malam-Baca?utm_source=surat"])
      expect((await open(address)).ending).toEqual({
        kind: "redirect",
        to: "/Event/malam-baca?utm_source=surat",
        status: 301,
      });
  });

  it("is not there under an address that nobody has, and fails where the host does", async () => {
    const missing = but({
      "services post/detail": new AppError("not-found", "No such event"),
      "services post/moved": new AppError("not-found", "Nothing moved"),
    });
    expect((await open("/Event/tidak-ada", missing)).ending).toEqual({ kind: "not-found" });
    await expect(open("/Event/malam-baca", but({ "services post/detail": lost }))).rejects.toMatchObject({
      code: "timeout",
    });
  });

  it("is an Event to search engines, with its place, its stream, and its hours on its own clock", async () => {
    const { head, jsonLd } = await headOf("/Event/malam-baca");
    expect(head).toMatchObject({ title: sampleEvent().title, canonicalPath: "/Event/malam-baca" });
    expect(jsonLd[1]).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Event",
      url: "https://contoh.example/Event/malam-baca",
      startDate: "2026-12-05T19:00:00+07:00",
      endDate: "2026-12-05T21:30:00+07:00",
      eventStatus: "https://schema.org/EventScheduled",
      eventAttendanceMode: "https://schema.org/MixedEventAttendanceMode",
      location: [
        { "@type": "Place", name: "Rumah Baca Teras", address: { addressLocality: "Surakarta", addressCountry: "ID" } },
        { "@type": "VirtualLocation", url: "https://contoh.example/Event/malam-baca" },
      ],
      organizer: { "@type": "Organization", name: "Sekolah Contoh" },
    });
  });

  it.each([
    [{ place: null, isOnline: true }, "Online", "VirtualLocation"],
    [{ place: exhibition.place, isOnline: false }, "Offline", "Place"],
  ])("says where one comes to it: %j", async (changes, mode, location) => {
    expect((await headOf("/Event/malam-baca", opened(changes))).jsonLd[1]).toMatchObject({
      eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode`,
      location: { "@type": location },
    });
  });
});
