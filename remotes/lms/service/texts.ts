import type { Text } from "@serambi/kernel/service";

/** What the settings of this service take. */
export const settingTexts = {
  lms: {
    id: "Setiap fitur harus memiliki judul, slug, dan alamat gambar yang sah",
    en: "Each feature needs a title, a slug and the address of a picture",
  },
} satisfies Record<string, Text>;
