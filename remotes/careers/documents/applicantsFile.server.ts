import { isAppError } from "@serambi/kernel/errors";
import type { PageContext } from "@serambi/kernel/remote";
import { csvOf, document, notFound, type DocumentDeps } from "@serambi/kernel/server";

import { DeskClient } from "../api/DeskClient";
import { EXPORT_PATH } from "../contract/paths";
import type { DeskMessages } from "../messages/desk.id";

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
      return text({
        type: "text/csv; charset=utf-8",
        body: csvOf([head, ...rows]),
        fileName: "applicants.csv",
        isIndexed: false,
      });
    } catch (error) {
      if (isAppError(error) && ["unauthorized", "forbidden", "not-found"].includes(error.code)) return notFound();
      throw error;
    }
  },
});
