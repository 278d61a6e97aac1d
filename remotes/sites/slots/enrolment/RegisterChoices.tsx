import { formatNumber } from "@serambi/kernel/i18n";
import { useLanguage, useMessages } from "@serambi/kernel/remote";
import { ChoiceLinks } from "@serambi/kernel/ui";

import { PAGE_PATHS } from "../../contract/paths";
import type { OffersMessages } from "../../messages/offers.id";
import type { EnrolmentProps } from "./schema";
import { countOf, type Choice } from "./shownYears";

interface RegisterChoicesProps extends Pick<EnrolmentProps, "kinds" | "years"> {
  readonly choice: Choice;
}

/** Kinds as links: each is an address, so the choice works without a script and can be sent to somebody. */
export const RegisterChoices = ({ kinds, years, choice }: RegisterChoicesProps) => {
  const t = useMessages<OffersMessages>();
  const language = useLanguage();
  const path = PAGE_PATHS.clients;
  const link = (name: string, to: string, wish: Choice, isChosen: boolean) => {
    const figure = formatNumber(countOf(years, wish), language);
    return { to, name, isChosen, count: { figure, said: t["clients.named"](figure) } };
  };
  return (
    <ChoiceLinks
      label={t["clients.filter"]}
      links={[
        link(t["clients.all"], path, { by: "all" }, choice.by === "all"),
        ...kinds.map(({ key, name }) =>
          link(name, `${path}?kind=${key}`, { by: "kind", kind: key }, choice.by === "kind" && choice.kind === key),
        ),
        link(t["clients.left"], `${path}?kind=left`, { by: "left" }, choice.by === "left"),
      ]}
    />
  );
};
