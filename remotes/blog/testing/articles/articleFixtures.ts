import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { sampleArticle, samplePost } from "../samplePosts";

const blog: TenantOverrides = { settings: { routes: ["/", "/Blog", "/Blog/:id/:title?"] } };
const lost = new AppError("upstream", "The host did not answer as it should");

const answers = {
  "services post/article/list": answerPage([
    samplePost(),
    samplePost({ id: "tulisan-102", slug: "dua", title: "Dua kali panen" }),
  ]),
  "services v2/post/category": answerPage([{ slug: "sekolah", name: "Sekolah", postCount: 2 }]),
  "services post/detail": answer(sampleArticle()),
};

export const articlePageFixtures: readonly PageFixture[] = [
  { title: "a list of two", page: "articles", path: "/Blog", answers, tenant: blog },
  {
    title: "a host that is down",
    page: "articles",
    path: "/Blog",
    answers: { ...answers, "services post/article/list": lost },
    tenant: blog,
  },
  {
    title: "one article",
    page: "article",
    path: "/Blog/tulisan-101/perpustakaan-di-atas-perahu",
    answers,
    tenant: blog,
  },
];
