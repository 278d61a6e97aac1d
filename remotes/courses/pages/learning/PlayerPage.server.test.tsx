import { afterAll, beforeAll, describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, type Answers } from "@serambi/kernel/testing";
import { enableStaticRendering } from "mobx-react-lite";
import { renderToStaticMarkup } from "react-dom/server";

import { FREE_CHAPTER, LOCKED_CHAPTER, premiumAnswers, PREMIUM_ROUTES } from "../../testing/learning/learningFixtures";
import { lockedLesson, premiumCourse, premiumSyllabus, sampleLesson } from "../../testing/learning/sampleLessons";
import { openPage } from "../../testing/openPage";

beforeAll(() => enableStaticRendering(true));
afterAll(() => enableStaticRendering(false));

const open = (address: string, answers: Answers = premiumAnswers) =>
  openPage({ address, answers, routes: PREMIUM_ROUTES });

const htmlOf = async (address: string, answers?: Answers): Promise<string> =>
  renderToStaticMarkup((await open(address, answers)).show());

const headOf = async (address: string, answers?: Answers) => {
  const { loaded } = await open(address, answers);
  return {
    head: loaded.head,
    jsonLd: loaded.jsonLd,
    slots: loaded.slots,
  };
};

describe("a chapter without a script", () => {
  it("can be read from top to bottom", async () => {
    const html = await htmlOf(FREE_CHAPTER);
    expect(html).toMatch(/<h1[^>]*>Satu baris di buku<\/h1>/);
    expect(html).toContain("Pak Wiryo membuka <strong>bengkel</strong>");
    expect(html).toContain("print(&quot;2 November&quot;)");
    expect(html).toContain("Pagi hari di bengkel Pak Wiryo.");
    expect(html).toContain("Lihat jawabannya");
    expect(html).toContain("upah = 15000");
    expect(html).not.toContain("<iframe");
    expect(html).not.toContain("style=");
  });

  it("has the way through the course, with the present chapter marked and its module open", async () => {
    const html = await htmlOf(FREE_CHAPTER);
    expect(html).toMatch(/<a [^>]*aria-current="page"[^>]*href="[^"]*\/chapter\/satu-baris"/);
    expect(html).toContain('href="/Courses/@Premium/python-bengkel/module/banyak-baris/chapter/daftar"');
    expect(html).toMatch(/rel="next"/);
    expect(html).not.toMatch(/rel="prev"/);
  });

  it("tells nothing of anybody's progress", async () => {
    const html = await htmlOf(FREE_CHAPTER);
    expect(html).not.toMatch(/dari 3|Bab ini selesai|0\/2/);
    expect(html).toMatch(/<textarea[^>]*readOnly=""/i);
  });

  it("says that a chapter is still being written", async () => {
    const answers = { ...premiumAnswers, "learning lesson": answer(sampleLesson({ blocks: [] })) };
    expect(await htmlOf(FREE_CHAPTER, answers)).toContain("Isi bab ini sedang ditulis");
  });
});

describe("a locked chapter", () => {
  it("stands with its outline, and says what to do", async () => {
    const page = await open(LOCKED_CHAPTER);
    expect(page.ending).toBeNull();
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Bab ini terbuka setelah pembayaran");
    expect(html).toMatch(/Rp.275\.000/);
    expect(html).toContain(`href="/Courses/@Premium/python-bengkel?kembali=${encodeURIComponent(LOCKED_CHAPTER)}"`);
    expect(html).toContain(`href="${FREE_CHAPTER}"`);
    expect(html).toContain("Daftar dan kamus");
  });

  it("has nothing of the chapter, in the page or in what travels with it", async () => {
    const page = await open(LOCKED_CHAPTER);
    expect(JSON.stringify(page.loaded.data)).toContain('"blocks":[]');
    expect(renderToStaticMarkup(page.show())).not.toMatch(/Tandai selesai|<textarea/);
  });

  it("is kept out of search engines", async () => {
    expect((await headOf(LOCKED_CHAPTER)).head.isIndexed).toBe(false);
    expect((await headOf(FREE_CHAPTER)).head.isIndexed).toBeUndefined();
  });
});

describe("what a chapter says of itself", () => {
  it("has one address, with its module", async () => {
    const { head } = await headOf("/courses/@premium/python-bengkel/module/chapter/satu-baris");
    expect(head).toMatchObject({
      title: "Satu baris di buku, Python untuk Catatan Bengkel",
      description: "Pak Wiryo membuka bengkel di Karangjati.",
      canonicalPath: FREE_CHAPTER,
    });
  });

  it("tells search engines its course, its length, and whether it is free", async () => {
    const { jsonLd } = await headOf(FREE_CHAPTER);
    expect(jsonLd).toMatchObject([
      {
        "@type": "BreadcrumbList",
        itemListElement: [{}, { name: "Kursus premium" }, { name: "Python untuk Catatan Bengkel" }, {}],
      },
      {
        "@type": "LearningResource",
        timeRequired: "PT15M",
        isAccessibleForFree: true,
        isPartOf: { "@type": "Course" },
      },
    ]);
  });

  it("asks for the coding studio for each exercise, where there is one", async () => {
    expect((await headOf(FREE_CHAPTER)).slots).toMatchObject([
      {
        name: "lms.studio.v1",
        isOptional: true,
        props: { exerciseId: "ruang-pcb-31/satu-baris/nota-pertama", language: "python", starter: "upah = 15000" },
      },
    ]);
    expect((await headOf(LOCKED_CHAPTER)).slots).toEqual([]);
  });
});

describe("what becomes of the page of a chapter", () => {
  const lost = new AppError("timeout", "late");

  it.each(["not-found", "bad-request", "invalid"] as const)("is not found when the host says %s", async (code) => {
    const answers = { ...premiumAnswers, "learning lesson": new AppError(code, "none") };
    expect((await open(FREE_CHAPTER, answers)).ending).toEqual({ kind: "not-found" });
  });

  it("stands with its outline and a retry while the chapter cannot be read", async () => {
    const page = await open(FREE_CHAPTER, { ...premiumAnswers, "learning lesson": lost });
    expect(page.loaded.status).toBe(503);
    const html = renderToStaticMarkup(page.show());
    expect(html).toContain("Bab ini tidak sampai");
    expect(html).toContain("Daftar dan kamus");
  });

  it("stands without its outline, and says so", async () => {
    const html = await htmlOf(FREE_CHAPTER, { ...premiumAnswers, "services class/syllabus": lost });
    expect(html).toContain("Daftar isi kursus sedang tidak terbaca.");
    expect(html).toContain("Pak Wiryo membuka");
  });

  it("stands with its outline while its class cannot be read: the chapter names its classroom", async () => {
    const html = await htmlOf(FREE_CHAPTER, { ...premiumAnswers, "services class/overview": lost });
    expect(html).toContain("Daftar dan kamus");
    expect(html).toContain("Pak Wiryo membuka");
  });

  it.each([
    ["another module of the class", "banyak-baris"],
    ["a module that there is not", "tidak-ada"],
  ])("is not found under %s", async (_what, module) => {
    const address = `/Courses/@Premium/python-bengkel/module/${module}/chapter/satu-baris`;
    expect((await open(address)).ending).toEqual({ kind: "not-found" });
    // The chapter knows its module where the outline cannot be read.
    const answers = { ...premiumAnswers, "services class/syllabus": lost };
    expect((await open(address, answers)).ending).toEqual({ kind: "not-found" });
  });

  it("fails where neither class nor chapter can be read", async () => {
    const answers = { "services class/overview": lost, "learning lesson": lost };
    await expect(open(FREE_CHAPTER, answers)).rejects.toMatchObject({ code: "timeout" });
  });

  it("is not found under the premium address when its class is none", async () => {
    const answers = { ...premiumAnswers, "services class/overview": answer(premiumCourse({ type: "class" })) };
    expect((await open(FREE_CHAPTER, answers)).ending).toEqual({ kind: "not-found" });
  });

  it("renders a course of four hundred chapters", async () => {
    const modules = Array.from({ length: 20 }, (_, module) => ({
      title: `Modul ${module}`,
      slug: `modul-${module}`,
      summary: "",
      chapters: Array.from({ length: 20 }, (__, index) => ({
        title: `Bab ${module}.${index}`,
        slug: module === 0 && index === 0 ? "satu-baris" : `bab-${module}-${index}`,
        kind: "reading" as const,
        lengthMinutes: 5,
        isFree: false,
      })),
    }));
    const answers = { ...premiumAnswers, "services class/syllabus": answer({ ...premiumSyllabus, modules }) };
    const html = await htmlOf(FREE_CHAPTER, answers);
    expect(html.match(/\/chapter\//g)?.length).toBeGreaterThanOrEqual(400);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
  });
});

/** Titles of the chapters that the outline shows as locked. */
const lockedIn = (html: string): string[] =>
  [...html.matchAll(/<span>([^<]+)<span class="[^"]*">, terkunci/g)].map(([, title = ""]) => title);

describe("the locks in the outline", () => {
  const [own, others] = ["Nama untuk angka", "Daftar dan kamus"];

  it("follow each chapter, whichever of them is shown", async () => {
    for (const address of [FREE_CHAPTER, LOCKED_CHAPTER])
      expect(lockedIn(await htmlOf(address))).toEqual([own, others]);
  });

  it("are none for somebody with the right to the course, on a free chapter too", async () => {
    const answers = { ...premiumAnswers, "learning lesson": answer(sampleLesson({ mayReadAll: true })) };
    expect(lockedIn(await htmlOf(FREE_CHAPTER, answers))).toEqual([]);
    const opened = { ...lockedLesson(), isLocked: false };
    const older = {
      ...premiumAnswers,
      "learning lesson?classroomId=python-bengkel&chapter=nama-angka": answer(opened),
    };
    expect(lockedIn(await htmlOf(LOCKED_CHAPTER, older))).toEqual([]);
  });

  it("are none in a course that costs nothing", async () => {
    const answers = { ...premiumAnswers, "learning lesson": answer(sampleLesson({ priceIdr: 0 })) };
    expect(lockedIn(await htmlOf(FREE_CHAPTER, answers))).toEqual([]);
  });
});

describe("the lock", () => {
  it("is known to the server alone: an open answer for the same chapter shows it", async () => {
    const opened = { ...lockedLesson(), isLocked: false, blocks: [{ kind: "text", html: "<p>Isi bab kedua.</p>" }] };
    const answers = {
      ...premiumAnswers,
      "learning lesson?classroomId=python-bengkel&chapter=nama-angka": answer(opened),
    };
    const html = await htmlOf(LOCKED_CHAPTER, answers);
    expect(html).toContain("Isi bab kedua.");
    expect(html).not.toContain("terbuka setelah pembayaran");
  });
});
