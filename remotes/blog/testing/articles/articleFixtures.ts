import { AppError } from "@serambi/kernel/errors";
import { answer, answerPage, type PageFixture, type TenantOverrides } from "@serambi/kernel/testing";

import { sampleArticle, samplePost } from "../samplePosts";

const lost = new AppError("upstream", "Server sedang sibuk");

const siteWith = (...routes: readonly string[]): TenantOverrides => ({ settings: { routes: ["/", ...routes] } });
const blog = siteWith("/Blog", "/Blog/:id/:title?");

const CONTENT = [
  '<h2 id="a">Tujuh dermaga</h2><p>Di setiap dermaga ia menunggu dua jam.<sup><a href="#fn1" id="ref1">1</a></sup></p>',
  '<aside class="pull"><p>Buku yang kembali basah tetap buku.</p></aside><aside><p><strong>412</strong> buku di satu perahu.</p></aside>',
  "<h3>Dua jam</h3><ul><li>membaca</li><li>menukar</li></ul><blockquote><p>Datanglah lagi.</p><cite>Murid kelas tiga</cite></blockquote>",
  "<table><caption>Peminjam</caption><thead><tr><th>Dermaga</th><th>Orang</th></tr></thead><tbody><tr><th scope='row'>Kaitetu</th><td>31</td></tr></tbody></table>",
  '<figure><img src="/media/media/perahu.webp" alt="Perahu dengan rak" width="960" height="640"><figcaption>Raknya dibuat dari peti ikan.</figcaption></figure><img src="https://cdn.example/a.jpg" alt="Dermaga">',
  '<h2>Pulang</h2><pre><code class="language-sql">select judul from buku where basah</code></pre>',
  '<section class="footnotes"><ol><li id="fn1">Kecuali hari Jumat. <a href="#ref1">↩</a></li></ol></section>',
].join("");

const HOSTILE =
  '<h2 onclick="alert(1)">Satu<script>alert(1)</script></h2><img src="javascript:alert(1)"><img src="/media/x.png" onerror="alert(1)" alt="x"><style>p{display:none}</style><p>kata</p>';

const related = answerPage([
  samplePost({ id: "tulisan-102", slug: "dua", title: "Dua kali panen" }),
  samplePost({ id: "tulisan-103", slug: "three", title: "Three boats", language: "en", art: null }),
]);

const answersOf = (overrides: Parameters<typeof sampleArticle>[0]) => ({
  "services post/detail": answer(sampleArticle(overrides)),
  "services post/article/list": related,
  "services v2/post/category": answerPage([{ slug: "sekolah", name: "Sekolah", postCount: 2 }]),
});

/** The same with all that a text may hold. */
export const richAnswers = answersOf({ content: CONTENT, updatedAt: "2026-10-21T09:00:00+07:00" });

const ADDRESS = "/Blog/tulisan-101/perpustakaan-di-atas-perahu";

const face = (title: string, answers: PageFixture["answers"], rest: Partial<PageFixture> = {}): PageFixture => ({
  title,
  page: "article",
  path: ADDRESS,
  tenant: blog,
  ...(answers && { answers }),
  ...rest,
});

export const articlePageFixtures: readonly PageFixture[] = [
  face("a short article", answersOf({})),
  face("an article with all that a text may hold", richAnswers),
  face("an article with a picture, in another language", answersOf({ cover: "/media/media/a.webp", language: "en" })),
  face("an article of which little is known", {
    ...answersOf({ tags: [], author: { name: "Redaksi", role: "" }, previous: null, content: "", art: null }),
    "services post/article/list": answerPage([]),
  }),
  face("an article whose further reading did not come", {
    ...richAnswers,
    "services post/article/list": lost,
  }),
  face("hostile content", answersOf({ content: HOSTILE })),
  face("news under its short address", answersOf({ kind: "news" }), {
    path: "/News/perpustakaan-di-atas-perahu",
    tenant: siteWith("/News", "/News/:slug", "/News/:id/:title?"),
  }),
  face("a wrong title", answersOf({}), { path: "/Blog/tulisan-101/lain", outcome: "redirect" }),
  face(
    "no such article",
    {
      ...answersOf({}),
      "services post/detail": new AppError("not-found", "no"),
      "services post/moved": new AppError("not-found", "no"),
    },
    { outcome: "not-found" },
  ),
];
