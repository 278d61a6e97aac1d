/** The same numbers in every run (mulberry32). */
const dice = (seed) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
};

const slugOf = (text) =>
  text
    .normalize("NFD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

const CATEGORIES = ["Teknologi", "Sekolah", "Karier", "Budaya", "Riset", "Daerah"];
const PROGRAMS = ["Data dan Analisis", "Rekayasa Perangkat Lunak", "Desain Produk", "Komputasi Awan"];

/**
 * Posts and classes with titles out of a running text: as many different words as people use, and no title twice.
 * @param words of a text that was written by people, in their order
 */
export const makeContent = (words, { posts, classes }) => {
  const roll = dice(7);
  const pick = (list) => list[Math.floor(roll() * list.length)];
  const span = (least, most) => {
    const length = least + Math.floor(roll() * (most - least + 1));
    const from = Math.floor(roll() * (words.length - length));
    return words.slice(from, from + length).join(" ");
  };
  const titles = new Set();
  const title = () => {
    const text = span(3, 8);
    if (titles.has(text)) return title();
    titles.add(text);
    return text[0].toUpperCase() + text.slice(1);
  };
  const authors = Array.from({ length: 40 }, () => span(2, 2));
  const tags = Array.from({ length: 80 }, () => span(1, 1).toLowerCase());
  const day = () => new Date(Date.UTC(2024, 0, 1) + Math.floor(roll() * 1_000) * 86_400_000).toISOString();

  const makePost = (_, number) => {
    const name = title();
    const category = pick(CATEGORIES);
    const publishedAt = day();
    return {
      id: `tulisan-${number}`,
      slug: slugOf(name),
      kind: "news",
      type: "report",
      category: { slug: category.toLowerCase(), name: category },
      title: name,
      summary: span(10, 20),
      cover: "",
      art: null,
      author: { name: pick(authors), role: "" },
      publishedAt,
      updatedAt: publishedAt,
      readingMinutes: 5,
      tags: [pick(tags), pick(tags), pick(tags)],
      language: "id",
    };
  };
  const makeClass = (_, number) => {
    const name = title();
    return {
      name,
      slug: slugOf(name),
      code: `K-${number}`,
      classroomId: `ruang-${number}`,
      description: span(10, 20),
      logo: "",
      state: "upcoming",
      level: "Dasar",
      programIds: [],
      programName: pick(PROGRAMS),
      type: "class",
      startsOn: day().slice(0, 10),
      endsOn: null,
      lengthMinutes: 600,
      priceIdr: Math.floor(roll() * 40) * 50_000,
    };
  };
  return {
    posts: Array.from({ length: posts }, makePost),
    classes: Array.from({ length: classes }, makeClass),
  };
};
