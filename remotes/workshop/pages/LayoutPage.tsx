import { Slot, type PageProps } from "@serambi/kernel/remote";
import { observer } from "mobx-react-lite";

import { ThemeWish } from "../components/ThemeWish";
import { readWishes } from "../contract/Wishes";
import type { WorkshopMessages } from "../messages/id";
import type { WorkshopStore } from "../stores/WorkshopStore";

/** `/__layouts/<name>`: the site's home page; the layout around it is the server's doing. */
export const Page = observer(({ store, context: { query } }: PageProps<WorkshopStore, WorkshopMessages>) => (
  <>
    <ThemeWish theme={readWishes(query).theme} />
    {store.slots.map(({ id }) => (
      <Slot key={id} id={id} />
    ))}
  </>
));
Page.displayName = "LayoutPage";
