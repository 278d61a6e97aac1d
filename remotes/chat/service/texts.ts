import type { Text } from "@serambi/kernel/service";

/** The messages about fields of calls that break a rule. */
export const fields = {
  query: {
    id: "Pertanyaan wajib diisi dan paling panjang 1.000 huruf",
    en: "A question is required, of 1,000 characters at most",
  },
  workspace_id: { id: "Asisten situs ini tidak dikenal", en: "There is no such assistant on this site" },
  conversation_id: { id: "Percakapan ini tidak dikenal", en: "There is no such conversation" },
} satisfies Record<string, Text>;

export const refusals = {
  noIdentity: { id: "Sesi asisten sudah berakhir", en: "The session with the assistant has ended" },
  noConversation: { id: "Percakapan ini tidak ditemukan", en: "This conversation was not found" },
  noWorkspace: fields.workspace_id,
  tooMany: {
    id: "Pertanyaan Anda terlalu rapat. Tunggu satu menit, lalu coba lagi.",
    en: "That was a lot of questions at once. Wait a minute, then try again.",
  },
  tooManyHere: {
    id: "Asisten sedang melayani banyak orang. Coba lagi sebentar lagi.",
    en: "The assistant is busy with many people. Try again in a moment.",
  },
} satisfies Record<string, Text>;
