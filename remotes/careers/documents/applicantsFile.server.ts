import { isAppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { DeskClient } from "../api/DeskClient";
import { EXPORT_PATH } from "../contract/paths";
import type { DeskMessages } from "../messages/desk.id";

/** A cell that a spreadsheet would take for a formula is made a text of. */
const cell = (value: string): string => `"${(/^[=+\-@\t\r]/.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;

/** `/Career/Desk/Jobs/{id}/applicants.csv`: the board as a table; who they are from the invitation on. It is noted who took it. */
export const applicantsFile = document<DeskMessages>({
  id: "applicants",
  paths: [EXPORT_PATH],
  texts: "desk",
  loader: async ({ http, text }: DocumentDeps, { params, t }: PageContext<DeskMessages>) => {
    try {
      const { applicants } = await new DeskClient(http).board(params["id"] ?? "", true);
      const head = [t.fileNumber, t.state, t.sentAt, t.fileName, t.fileEmail, t.filePhone, t.motivation];
      const rows = applicants.map(({ number, state, sentAt, person, motivation }) => [
        number,
        state === "withdrawn" ? "" : t[`to.${state}`],
        sentAt,
        person?.name ?? "",
        person?.email ?? "",
        person?.phone ?? "",
        motivation,
      ]);
      // Spreadsheets know by the mark at the beginning that it is UTF-8.
      const body = `\uFEFF${[head, ...rows].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;
      return text({ type: "text/csv; charset=utf-8", body, fileName: "applicants.csv", isIndexed: false });
    } catch (error) {
      if (isAppError(error) && ["unauthorized", "forbidden", "not-found"].includes(error.code)) return notFound();
      throw error;
    }
  },
});
