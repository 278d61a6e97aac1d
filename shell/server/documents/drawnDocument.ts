import { createHash } from "node:crypto";

import type { PublicTenant } from "@serambi/kernel/contracts";

import { siteNameOf } from "../../client/head/pageTitle";
import type { Layout } from "../../client/layouts/types";
import { cardStyle } from "../cards/CardFace";
import type { PaintTask } from "../cards/paint";
import { plainWords } from "../cards/plainWords";
import type { DrawnFile } from "./documentFile";
import type { SheetFormat } from "./sheet/paintSheet";
import { sheetFace } from "./sheet/SheetFace";

/** A document that is drawn: what is to be drawn, and under which name it is kept. */
export interface Drawing {
  readonly task: PaintTask;
  readonly type: "image/png" | "application/pdf";
  /** A hash of everything that is drawn. */
  readonly digest: string;
}

/** Counts up when documents are drawn differently. */
const EDITION = 1;
const MAX_TITLE = 200;

const formatOf = (tenant: PublicTenant, file: Exclude<DrawnFile, { kind: "cover" }>): SheetFormat => {
  if (file.kind === "pdf") {
    const { title, subject, language, createdAt } = file;
    return { kind: "pdf", title, subject, language, createdAt, author: siteNameOf(tenant) };
  }
  return file.format === "card" ? { kind: "card" } : { kind: "png", width: file.width };
};

const taskOf = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  file: DrawnFile,
  logo: string | null,
): PaintTask => {
  if (file.kind !== "cover")
    return { kind: "sheet", face: sheetFace(tenant, layout, file.sheet, logo), format: formatOf(tenant, file) };
  const [title, foot] = [plainWords(file.title, MAX_TITLE), plainWords(file.subtitle, MAX_TITLE)];
  const seed = [tenant.key, file.title, file.subtitle].join(" ");
  return { kind: "cover", face: { seed, title, foot, style: cardStyle(tenant, layout) }, width: file.width };
};

/**
 * A document in the look of its site.
 * @param logo `data:` address, where the document has the site's logo and that can be drawn
 */
export const drawingOf = (
  tenant: PublicTenant,
  layout: Pick<Layout, "design">,
  file: DrawnFile,
  logo: string | null,
): Drawing => {
  const task = taskOf(tenant, layout, file, logo);
  const digest = createHash("sha256")
    .update(JSON.stringify([EDITION, task]))
    .digest("base64url")
    .slice(0, 22);
  return { task, type: file.kind === "pdf" ? "application/pdf" : "image/png", digest };
};
