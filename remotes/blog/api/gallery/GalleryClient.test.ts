import { describe, expect, it } from "@jest/globals";
import { answer, answerPage, fakeHttp } from "@serambi/kernel/testing";

import { samplePicture } from "../../testing/gallery/samplePictures";
import { GalleryClient } from "./GalleryClient";

const LIST = "services post/gallery/list";

const clientOf = (body: unknown) => {
  const http = fakeHttp({ [LIST]: body });
  return { client: new GalleryClient(http.services), http };
};

const readSource = async (src: string): Promise<string | undefined> =>
  (await clientOf(answerPage([samplePicture(1, { src })])).client.list(1)).items[0]?.src;

describe("the pictures of a host", () => {
  it("are asked for by the page, and by a picture whose page is wanted", async () => {
    const { client, http } = clientOf(answerPage([samplePicture(1)]));
    await client.list(2);
    await client.list(1, "gambar-9");
    expect(http.calls).toEqual([`${LIST}?page=2`, `${LIST}?page=1&slug=gambar-9`]);
  });

  it("are not asked for by what is too long to be a picture's name", async () => {
    const { client, http } = clientOf(answerPage([samplePicture(1)]));
    await client.list(1, "g".repeat(201));
    expect(http.calls).toEqual([`${LIST}?page=1`]);
  });

  it.each([
    ["/media/contoh/kain.webp", "/media/contoh/kain.webp"],
    ["https://gambar.example/kain.jpg?besar=1", "https://gambar.example/kain.jpg?besar=1"],
    ["http://gambar.example/kain.jpg", ""],
    ["//gambar.example/kain.jpg", ""],
    ["java\nscript:alert(1)", ""],
    ["data:image/svg+xml,<svg onload=alert(1)>", ""],
    ["", ""],
  ])("may be loaded from where pages load pictures: %s", async (src, kept) => {
    expect(await readSource(src)).toBe(kept);
  });

  it("have a place even where their size is not known", async () => {
    const { items } = await clientOf(answerPage([samplePicture(1, { width: 0, height: -5 })])).client.list(1);
    expect(items[0]).toMatchObject({ width: 1, height: 1 });
  });

  it("are those that can be read, where one of them cannot", async () => {
    const { client } = clientOf(answerPage([samplePicture(1), { ...samplePicture(2), colour: "url(https://x)" }]));
    expect((await client.list(1)).items.map(({ slug }) => slug)).toEqual(["gambar-1"]);
  });

  it("fail with what the host says", async () => {
    const { client } = clientOf({ ...answer(null), status: false, message: "Galeri sedang ditata" });
    await expect(client.list(1)).rejects.toMatchObject({ code: "upstream", message: "Galeri sedang ditata" });
  });
});
