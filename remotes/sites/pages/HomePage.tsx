import { Slot, type PageProps } from "@serambi/kernel/remote";
import { EmptyState, Wrap } from "@serambi/kernel/ui";
import { observer } from "mobx-react-lite";

import type { SitesMessages } from "../messages/id";
import type { HomeStore } from "../stores/HomeStore";
import s from "./HomePage.module.css";
import { homeSlotId } from "./homeSlots";

/** `/` (specification section 2.1): the tenant's sections one below the other, each filled by the host. */
export const Page = observer(({ store, context: { tenant, t } }: PageProps<HomeStore, SitesMessages>) =>
  store.sections.length === 0 ? (
    <Wrap className={s.empty}>
      <h1 className={s.name}>{tenant.settings.title}</h1>
      <EmptyState title={t.homeEmptyTitle}>{t.homeEmptyText}</EmptyState>
    </Wrap>
  ) : (
    // A section has no identity besides its place: the list is the tenant's and does not change while shown.
    store.sections.map((_, index) => <Slot key={homeSlotId(index)} id={homeSlotId(index)} />)
  ),
);
Page.displayName = "HomePage";
