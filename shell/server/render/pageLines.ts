import { loadLayout } from "../../client/layouts";
import { loadMessages } from "../../client/messages";
import type { PageLine } from "../../client/page/sentPage";
import { sentResult, statusOf } from "./answers";
import { END_LINE, lineStream, writeLine } from "./LineStream";
import { pageHead } from "./pageHead";
import type { Prepared } from "./Prepared";
import type { PageAnswer, PageOrder } from "./Renderer";
import { slotState } from "./renderSlots";
import { sentSlots } from "./sentSlots";

/** The answer to a click: what the loader gave, then late slots, each as a line. */
export const pageLines = async (
  { live, visit, result, loaded, slots, remotes, address }: Prepared,
  { tenant }: PageOrder,
): Promise<PageAnswer> => {
  const [layout, t] = await Promise.all([loadLayout(tenant.settings.layout), loadMessages(tenant.language)]);
  const line: PageLine = {
    kind: "answer",
    result: sentResult(result),
    head: pageHead(result, { tenant, layout, t, path: address.pathname }),
    ...sentSlots(live, visit, slots),
  };
  const late = slots.filter(({ early }) => early === null);
  const coming = late.map(async ({ request, coming: slot }) => {
    const outcome = await slot;
    return { kind: "slot" as const, slot: slotState(request, outcome) };
  });
  return {
    kind: "page",
    body: late.length === 0 ? [Buffer.from(writeLine(line) + END_LINE)] : lineStream(line, coming),
    status: statusOf(result),
    isSound: loaded !== null && !loaded.isOwn && slots.every(({ early }) => early?.kind === "loaded"),
    remotes,
  };
};
