import type { ClassOverview } from "@serambi/kernel/contracts";

import type { ComparedClass } from "../contract/compareSlot";

/** Leaves out what the table does not show. */
export const toCompared = ({
  name,
  slug,
  type,
  state,
  level,
  startsOn,
  endsOn,
  lengthMinutes,
  priceIdr,
  programName,
  outcomes,
  mentors,
}: ClassOverview): ComparedClass => ({
  name,
  slug,
  type,
  state,
  level,
  startsOn,
  endsOn,
  lengthMinutes,
  priceIdr,
  programName,
  outcomes,
  mentors: mentors.map((mentor) => mentor.name),
});
