import type { Text } from "@serambi/kernel/service";

/** What fields take. */
export const fields: Readonly<Record<string, Text>> = {
  email: { id: "Format email tidak valid.", en: "This is not a valid e-mail address." },
};
