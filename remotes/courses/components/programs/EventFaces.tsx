import { useMessages } from "@serambi/kernel/remote";
import type { RemoteState } from "@serambi/kernel/state";
import { ButtonLink } from "@serambi/kernel/ui";

import type { ProgramEvents } from "../../contract/programs/ProgramEvent";
import type { Messages } from "../../messages/id";
import { EventMonths, EventMonthsSkeleton } from "./EventMonths";
import { Faces } from "./Faces";

interface EventFacesProps {
  readonly state: RemoteState<ProgramEvents>;
  /** Where to go when there is nothing: a page that this site may not have. */
  readonly elsewhere: { readonly label: string; readonly to: string | undefined };
  readonly onRetry: () => void;
}

/** What is to come, whatever became of asking for it. */
export const EventFaces = ({ state, elsewhere: { label, to }, onRetry }: EventFacesProps) => {
  const t = useMessages<Messages>();
  return (
    <Faces
      state={state}
      loading={t["events.loading"]}
      failed={t["events.failed"]}
      skeleton={<EventMonthsSkeleton />}
      onRetry={onRetry}
    >
      {(events) => (
        <EventMonths events={events} onRetry={onRetry} elsewhere={to && <ButtonLink to={to}>{label}</ButtonLink>} />
      )}
    </Faces>
  );
};
