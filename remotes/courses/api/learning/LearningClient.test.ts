import { describe, expect, it } from "@jest/globals";
import { answer, fakeHttp, type Answers } from "@serambi/kernel/testing";

import { sampleCertificate, sampleLesson } from "../../testing/learning/sampleLessons";
import { LearningClient } from "./LearningClient";

const clientOf = (answers: Answers) => {
  const http = fakeHttp(answers);
  return { client: new LearningClient(http.learning), http };
};

describe("LearningClient", () => {
  it("asks for a chapter by class and slug", async () => {
    const { client, http } = clientOf({ "learning lesson": answer(sampleLesson()) });
    expect((await client.lesson("python-bengkel", "satu-baris")).chapter.title).toBe("Satu baris di buku");
    expect(http.calls).toEqual(["learning lesson?chapter=satu-baris&classroomId=python-bengkel"]);
  });

  it("cleans rich text in texts and exercises, and addresses of pictures and films", async () => {
    const bad = "<p onclick='x()'>a<script>x()</script></p>";
    const lesson = sampleLesson({
      blocks: [
        { kind: "text", html: bad },
        { kind: "exercise", id: "e", title: "E", html: bad, language: "python", starter: "<b>x</b>" },
        { kind: "image", src: "/\t/evil.example/a.png", alt: "a", caption: "" },
        {
          kind: "video",
          title: "v",
          src: "//evil.example/v.mp4",
          poster: "javascript:alert(1)",
          lengthSeconds: 1,
          captions: [{ language: "id", label: "ID", src: "data:text/vtt,x" }],
          transcript: [],
        },
      ],
    });
    const { client } = clientOf({ "learning lesson": answer(lesson) });
    expect((await client.lesson("a", "b")).blocks).toEqual([
      { kind: "text", html: "<p>a</p>" },
      { kind: "exercise", id: "e", title: "E", html: "<p>a</p>", language: "python", starter: "<b>x</b>" },
      { kind: "image", src: "", alt: "a", caption: "" },
      { kind: "video", title: "v", src: "", poster: "", lengthSeconds: 1, captions: [], transcript: [] },
    ]);
  });

  it("has the picture before a film of another host come through this site", async () => {
    const film = {
      kind: "video" as const,
      title: "v",
      src: "/media/v.mp4",
      lengthSeconds: 1,
      captions: [],
      transcript: [],
    };
    const poster = "https://cdn.example/v.jpg";
    const { client } = clientOf({ "learning lesson": answer(sampleLesson({ blocks: [{ ...film, poster }] })) });
    expect((await client.lesson("a", "b")).blocks).toEqual([
      { ...film, poster: "/_image/w_1280/https/cdn.example/v.jpg" },
    ]);
  });

  it("calls a chapter of another shape malformed", async () => {
    const { client } = clientOf({ "learning lesson": answer({ ...sampleLesson(), blocks: [{ kind: "popup" }] }) });
    await expect(client.lesson("a", "b")).rejects.toMatchObject({ code: "malformed" });
  });

  it("asks what a code proves", async () => {
    const { client, http } = clientOf({ "learning certificate": answer(sampleCertificate) });
    expect(await client.certificate("7kq2")).toEqual(sampleCertificate);
    expect(http.calls).toEqual(["learning certificate?code=7kq2"]);
  });
});
