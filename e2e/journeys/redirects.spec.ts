import { expect, test } from "../fixtures/test";

const VILLAGE = "/Blog/901076/desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru";
const LIBRARY = "/News/885218/perpustakaan-kota-menghapus-denda";
const CALENDAR = "/Berita/Detail/837212/kalender-semester-genap-dan-pekan-tanpa-tugas";
const MARKS = "/Articles/gagasan/Detail/564518/buku-nilai-yang-boleh-dicoret";
const WATCH = "/Podcast/675226/piket-pagi";
const SHIPYARD = "/Portfolio/Corporate/galangan-yang-kembali-merekrut-dari-kampung-sebelah";

/** Addresses of posts and of pieces of work that are not quite right, each with the right one. */
const MOVED = [
  ["media", "/Blog/901076", VILLAGE],
  ["media", "/Blog/901076/judul-yang-salah", VILLAGE],
  ["media", "/blog/901076/judul-lama?utm_source=surat&page=abc", `${VILLAGE}?utm_source=surat&page=abc`],
  ["media", "/Blog/desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru", VILLAGE],
  ["media", "/News/885218", LIBRARY],
  ["media", "/News/885218/salah", LIBRARY],
  // What is news is not of the blog, and the other way round.
  ["media", "/Blog/885218/perpustakaan-kota-menghapus-denda", LIBRARY],
  ["media", "/News/901076/desa-yang-memutuskan-untuk-tidak-membangun-sekolah-baru", VILLAGE],
  ["media", "/Podcast/871454", "/Podcast/871454/surat-untuk-kakak-kelas"],
  ["media", "/Event/348561", "/Event/malam-baca-halaman-yang-dibuang"],
  ["demo", "/Berita/Detail/837212", CALENDAR],
  ["demo", "/Berita/Detail/837212/salah", CALENDAR],
  ["demo", "/Berita/Detail", "/Berita"],
  ["demo", "/Articles/gagasan/Detail/564518", MARKS],
  ["demo", "/Articles/gagasan/Detail/564518/salah", MARKS],
  ["demo", "/Articles/kabar/Detail/564518/buku-nilai-yang-boleh-dicoret", MARKS],
  ["demo", "/Articles/Detail/564518/buku-nilai-yang-boleh-dicoret", MARKS],
  ["demo", "/Articles/gagasan/Detail", "/Articles/gagasan"],
  ["demo", "/Podcast/675226/salah", WATCH],
  ["demo", "/Podcast/piket-pagi", WATCH],
  ["foundation", SHIPYARD.replace("Corporate", "Government"), SHIPYARD],
  ["foundation", `${SHIPYARD.replace("/Corporate", "")}?utm_source=surat`, `${SHIPYARD}?utm_source=surat`],
  ["foundation", SHIPYARD.replace("galangan", "Galangan"), SHIPYARD],
  ["main", "/Lms/Features/Coding-Studio?from=mail", "/Lms/Features/coding-studio?from=mail"],
] as const;

test("an address of a post or a case that is not quite right leads to the right one, for good", async ({ server }) => {
  for (const [site, from, to] of MOVED) {
    const { status, headers } = await server.ask(site, from);
    expect.soft([from, status, headers["location"]]).toEqual([from, 301, to]);
    expect.soft([to, (await server.ask(site, to)).status]).toEqual([to, 200]);
  }
});

test("an address of a post that there is not is no page, whatever stands in it", async ({ server }) => {
  const none = [
    "/Blog/999999/apa-saja",
    "/Blog/%3Cscript%3Ealert(1)",
    "/Blog/'%20or%20''%3D'",
    `/Blog/${"a".repeat(300)}`,
    "/News/tidak-ada",
    "/Podcast/901076/desa",
    "/Event/tidak-ada",
    "/Blog/901076/desa/lagi",
  ];
  for (const path of none) expect.soft([path, (await server.ask("media", path)).status]).toEqual([path, 404]);
  for (const path of ["/Lms/Features", "/Lms/Features/ujian", "/Lms/Features/coding-studio/lagi"])
    expect.soft([path, (await server.ask("main", path)).status]).toEqual([path, 404]);
  for (const path of ["/Portfolio/Sekolah", "/Portfolio/Corporate/tidak-ada", `${SHIPYARD}/lagi`])
    expect.soft([path, (await server.ask("foundation", path)).status]).toEqual([path, 404]);
});

test("a page of a list that makes no sense is the first", async ({ server }) => {
  for (const path of ["/Blog", "/News", "/Podcast", "/Gallery", "/Event"])
    for (const page of ["abc", "0", "-1", "1.5", ""]) {
      const { status, text } = await server.ask("media", `${path}?page=${page}`);
      expect.soft([path, page, status]).toEqual([path, page, 200]);
      expect.soft(text, path).toContain(`<link rel="canonical" href="${server.url("media", path)}"`);
    }
});
