import { describe, expect, it } from "@jest/globals";
import { AppError } from "@serambi/kernel/errors";
import { answer, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { festivalAnswers, sampleOverview, sampleSyllabus } from "../../testing/sampleFestival";
import { PagesApi } from "./PagesApi";

const apiOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  return { api: new PagesApi(http.services, "foundation"), http };
};
const PAGE = "services foundation/cms/app/setting/page_metamorfosa";

describe("PagesApi", () => {
  it("reads a page of its own tenant, with what its head says", async () => {
    const page = { title: "Buku", description: "Sebuah buku.", image: "/media/a/b.png", imageAlt: "Sampul" };
    const { api } = apiOf({ [PAGE]: answer({ ...page, sections: [{ slot: "sites.letter.v1" }] }) });
    expect(await api.readPage("metamorfosa")).toEqual({
      ...page,
      sections: [{ slot: "sites.letter.v1", props: {} }],
      pages: [],
    });
  });

  it("reads it in the visitor's language, and as it is written where there is no translation", async () => {
    const http = fakeHttp({
      [PAGE]: answer({ title: "Buku", sections: [], languages: ["id", "en"] }),
      [`${PAGE}_en`]: answer({ title: "Book", sections: [], languages: ["id", "en"] }),
      "services foundation/cms/app/setting/page_about": answer({
        title: "Tentang",
        sections: [],
        languages: ["id", "en"],
      }),
      "services foundation/cms/app/setting/page_about_en": new AppError("not-found", "No such setting"),
    });
    const api = new PagesApi(http.services, "foundation", undefined, "en");
    expect(await api.readPage("metamorfosa")).toMatchObject({ title: "Book", languages: ["id", "en"] });
    expect(await api.readPage("about")).toMatchObject({ title: "Tentang", languages: undefined });
  });

  it("keeps a page of which a section or the picture cannot be used", async () => {
    const { api } = apiOf({
      [PAGE]: answer({
        title: "Buku",
        image: "javascript:alert(1)",
        imageAlt: 5,
        sections: [{ slot: "letter" }, { slot: "sites.letter.v1", props: { title: "Surat" } }],
      }),
    });
    expect(await api.readPage("metamorfosa")).toEqual({
      title: "Buku",
      description: "",
      image: "",
      imageAlt: "",
      sections: [
        { slot: "letter", props: {} },
        { slot: "sites.letter.v1", props: { title: "Surat" } },
      ],
      pages: [],
    });
  });

  it("says that there is no such page, and that one without a title is none", async () => {
    const missing = apiOf({ [PAGE]: new AppError("not-found", "No such setting") });
    await expect(missing.api.readPage("metamorfosa")).rejects.toMatchObject({ code: "not-found" });
    const untitled = apiOf({ [PAGE]: answer({ sections: [] }) });
    await expect(untitled.api.readPage("metamorfosa")).rejects.toMatchObject({ code: "malformed" });
  });

  it("reads the festival's class by its own slug, and sums each session up", async () => {
    const { api, http } = apiOf(festivalAnswers);
    expect(await api.readFestival()).toMatchObject({
      name: "Belajar Bersama 2027",
      startsOn: "2027-03-05",
      sessions: [
        { title: "Jumat: membuka", lengthMinutes: 180 },
        { title: "Sabtu: tangan", lengthMinutes: 230 },
      ],
    });
    expect(http.calls).toEqual([
      "services class/overview?slug=belajar-bersama",
      `services class/syllabus?classroomId=${sampleSyllabus.classroomId}`,
    ]);
  });

  it("has no sessions where the syllabus cannot be had, and no class where that cannot", async () => {
    const overview = { "services class/overview": answer(sampleOverview()) };
    const down = new AppError("unavailable", "Down");
    const { api } = apiOf({ ...overview, "services class/syllabus": down });
    expect((await api.readFestival()).sessions).toEqual([]);
    await expect(apiOf({ "services class/overview": down }).api.readFestival()).rejects.toBe(down);
  });

  it("shares no picture that a page may not load", async () => {
    const logoOf = async (logo: string) =>
      (
        await apiOf({
          ...festivalAnswers,
          "services class/overview": answer(sampleOverview({ logo })),
        }).api.readFestival()
      ).logo;
    expect(await logoOf("data:image/svg+xml,<svg/>")).toBe("");
    expect(await logoOf("https://cdn.example/a.jpg")).toBe("/_image/w_1280/https/cdn.example/a.jpg");
  });
});
