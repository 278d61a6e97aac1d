import { useMessages } from "@serambi/kernel/remote";
import { StatusBadge } from "@serambi/kernel/ui";

import type { ClassState } from "../contract/hosts/classes";
import type { Messages } from "../messages/id";

/** The state of a class in the specification's words (section 2.4). */
export const ClassBadge = ({ state }: { readonly state: ClassState }) => (
  <StatusBadge state={state} label={useMessages<Messages>()[`state.${state}`]} />
);
