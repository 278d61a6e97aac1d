import { isRecord } from "./sections";

type Values = Readonly<Record<string, unknown>>;

/** A picture that travels in a site's file. */
export interface CarriedFile {
  readonly address: string;
  /** Base64. */
  readonly data: string;
}

/** A site as one file: its settings, and the pictures that they name. */
export interface SiteFile {
  readonly format: 1;
  readonly key: string;
  readonly exportedAt: string;
  readonly settings: Values;
  readonly files: readonly CarriedFile[];
}

/** Faults of a file that holds no site. */
export type SiteFileFault = "zip" | "cut" | "version" | "other";

const FORMAT = 1;

const isFile = (value: unknown): value is CarriedFile =>
  isRecord(value) && typeof value["address"] === "string" && typeof value["data"] === "string";

/** The site in a file, or why there is none. Files of before pictures travelled have none. */
export const readSiteFile = (text: string): SiteFile | SiteFileFault => {
  if (text.startsWith("PK")) return "zip";
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return /^\s*[{[]/.test(text) ? "cut" : "other";
  }
  if (!isRecord(value) || !isRecord(value["settings"]) || typeof value["key"] !== "string") return "other";
  const { format, key, exportedAt, settings, files } = value;
  if (format !== FORMAT) return "version";
  return {
    format,
    key,
    exportedAt: String(exportedAt),
    settings,
    files: Array.isArray(files) ? files.filter(isFile) : [],
  };
};

const PICTURE = /^\/media\/[a-z0-9-]+\/[a-z0-9-]+\.(?:svg|png|webp|avif|jpe?g|gif|ico)$/;
const ANY_FILE = /^\/media\/\S+$/;

const textsIn = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isRecord(value) ? Object.values(value).flatMap(textsIn) : [];
};

/** Addresses of the files that settings name: pictures, which can be taken along, and others (films, recordings). */
export const namedFiles = (
  settings: Values,
): { readonly pictures: readonly string[]; readonly others: readonly string[] } => {
  const named = [...new Set(textsIn(settings).filter((text) => ANY_FILE.test(text)))];
  return {
    pictures: named.filter((address) => PICTURE.test(address)),
    others: named.filter((address) => !PICTURE.test(address)),
  };
};

/** Settings with each address as the one that its file has here. */
export const readdressed = (value: unknown, here: ReadonlyMap<string, string>): unknown => {
  if (typeof value === "string") return here.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => readdressed(item, here));
  if (!isRecord(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, readdressed(inner, here)]));
};

/** Settings that may hold a small picture in their address itself. */
const LOGOS: readonly string[] = ["logoDark", "logoLight", "favicon"];
const MAX_WRITTEN = 11_000;

/** A drawing as an address that holds it; null where a site takes none there, since the drive keeps no drawings. */
export const writtenDrawing = ({ address, data }: CarriedFile, settings: Values): string | null => {
  const isOnlyLogo = LOGOS.some((key) => settings[key] === address);
  return address.endsWith(".svg") && isOnlyLogo && data.length < MAX_WRITTEN
    ? `data:image/svg+xml;base64,${data}`
    : null;
};
