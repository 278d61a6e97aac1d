import type { Language } from "@serambi/kernel/contracts";
import { formatNumber } from "@serambi/kernel/i18n";

const KB = 1024;
const MB = KB * KB;

/** A file's size for people: `840 B`, `12 KB`, `1,2 MB`. */
export const formatFileSize = (bytes: number, language: Language): string => {
  if (bytes < KB) return `${bytes} B`;
  if (bytes < MB) return `${Math.round(bytes / KB)} KB`;
  return `${formatNumber(Math.round((bytes / MB) * 10) / 10, language)} MB`;
};

/** Whether a file is one of those an `accept` attribute names: `.pdf`, `image/jpeg` or `image/*`, separated by commas. */
export const isAccepted = ({ name, type }: Pick<File, "name" | "type">, accept: string | undefined): boolean =>
  !accept ||
  accept.split(",").some((part) => {
    const wanted = part.trim().toLowerCase();
    if (wanted.startsWith(".")) return name.toLowerCase().endsWith(wanted);
    if (wanted.endsWith("/*")) return type.toLowerCase().startsWith(wanted.slice(0, -1));
    return type.toLowerCase() === wanted;
  });
