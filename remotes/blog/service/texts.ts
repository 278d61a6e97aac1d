import type { Text } from "@serambi/kernel/service";

/** What the service answers with, for people. */
export const texts = {
  postNotFound: {
    id: "Tulisan tidak ditemukan",
    en: "The post was not found",
  },
  episodeNotFound: {
    id: "Episode tidak ditemukan",
    en: "The episode was not found",
  },
} satisfies Record<string, Text>;

/** What the fields of its queries and bodies take. */
export const fields = {
  id: {
    id: "ID wajib diisi, paling panjang 200 karakter",
    en: "The id is required and has 200 characters at most",
  },
  slug: {
    id: "Slug wajib diisi, paling panjang 200 karakter",
    en: "The slug is required and has 200 characters at most",
  },
  categorySlug: {
    id: "Kategori paling panjang 100 karakter",
    en: "A category has 100 characters at most",
  },
  kind: {
    id: "Macam tulisan paling panjang 60 karakter",
    en: "A kind of post has 60 characters at most",
  },
  type: {
    id: "Jenis tulisan paling panjang 60 karakter",
    en: "A type of post has 60 characters at most",
  },
  active: {
    id: "Pilihan aktif hanya true atau false",
    en: "Active is either true or false",
  },
  search: {
    id: "Kata pencarian paling panjang 100 karakter",
    en: "A search has 100 characters at most",
  },
} satisfies Record<string, Text>;
