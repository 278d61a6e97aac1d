import { Slot } from "@serambi/kernel/remote";

import { homeSlots } from "./homeSlots";

type SectionListProps = { readonly sections: Parameters<typeof homeSlots>[0] };

/** A page's sections one below the other, each filled by the host. */
export const SectionList = ({ sections }: SectionListProps) =>
  homeSlots(sections, "").map(({ id }) => <Slot key={id} id={id} />);
