import { AppError } from "@serambi/kernel/errors";
import { answerPage, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { samplePageAnswer, samplePicture } from "./samplePictures";

const LIST = "services post/gallery/list";
const gallery: TenantOverrides = { settings: { routes: ["/", "/Gallery"] } };
const lost = new AppError("upstream", "The host did not answer as it should");

/** Twenty pictures; a picture's own page is the one that it stands on. */
export const galleryAnswers: Readonly<Record<string, unknown>> = {
  [LIST]: samplePageAnswer(1),
  "services post/moved": new AppError("not-found", "Nothing moved"),
  [`${LIST}?page=2`]: samplePageAnswer(2),
  [`${LIST}?page=3`]: samplePageAnswer(3),
  [`${LIST}?page=4`]: samplePageAnswer(4),
  [`${LIST}?page=1&slug=gambar-9`]: samplePageAnswer(2),
};

const face = (title: string, path: string, answers: PageFixture["answers"] = galleryAnswers): PageFixture => ({
  title,
  page: "gallery",
  path,
  answers,
  tenant: gallery,
});

export const galleryPageFixtures: readonly PageFixture[] = [
  face("the first of four pages", "/Gallery"),
  face("a page between others", "/Gallery?page=2"),
  face("a picture of the second page", "/Gallery?picture=gambar-9"),
  face("a picture that nobody has", "/Gallery?picture=tidak-ada"),
  face("pictures that cannot be loaded, and a very long one", "/Gallery", {
    [LIST]: answerPage([
      samplePicture(1, { src: "" }),
      samplePicture(2, { src: "http://contoh.example/lama.jpg", caption: "" }),
      samplePicture(3, { width: 12_000, height: 900, title: "Selendang".repeat(30) }),
    ]),
  }),
  face("no pictures at all", "/Gallery", { [LIST]: answerPage([], { perPage: 6 }) }),
  face("a page behind the last one", "/Gallery?page=9", {
    [LIST]: answerPage([], { page: 9, perPage: 6, totalItems: 20 }),
  }),
  face("a host that is down", "/Gallery", { [LIST]: lost }),
];
