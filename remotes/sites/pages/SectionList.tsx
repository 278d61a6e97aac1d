import { Slot } from "@serambi/kernel/remote";

/** A page's sections one below the other, each filled by the host, by the ids of their slots. */
export const SectionList = ({ sections }: { readonly sections: readonly string[] }) =>
  sections.map((id) => <Slot key={id} id={id} />);
