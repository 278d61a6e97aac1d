import type { Text } from "@serambi/kernel/service";

/** The kind of the passages that say how one does things on every site. */
export const HELP_KIND: Text = { id: "Bantuan", en: "Help" };
