import { useMessages } from "@serambi/kernel/remote";
import { EmptyState, Wrap } from "@serambi/kernel/ui";

import type { SectionMessages } from "../../messages/id";
import type { SectionProps } from "../SectionProps";
import type { EmptyPageProps } from "./schema";
import s from "./EmptyPage.module.css";

/** What a page shows that nobody has put together yet. Pages ask for it themselves: those with sections carry none of it. */
export const Slot = ({ props: { title } }: SectionProps<EmptyPageProps>) => {
  const m = useMessages<SectionMessages>();
  return (
    <section className={s.empty}>
      <Wrap>
        <h1 className={s.name}>{title}</h1>
        <EmptyState title={m.emptyTitle}>{m.emptyText}</EmptyState>
      </Wrap>
    </section>
  );
};
