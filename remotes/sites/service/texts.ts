import type { Text } from "@serambi/kernel/service";

/** What the settings of this service take. */
export const settingTexts = {
  legal: {
    id: "Siapa yang bertanggung jawab atas situs: nama, alamat, dan alamat email",
    en: "Who answers for the site: a name, an address and an e-mail address",
  },
  portfolio: {
    id: "Setiap karya harus memiliki judul, slug, klien, dan tanggal yang sah",
    en: "Each case needs a title, a slug, a client and valid dates",
  },
} satisfies Record<string, Text>;
