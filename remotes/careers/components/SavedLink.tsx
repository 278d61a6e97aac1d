import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon, TextLink } from "@serambi/kernel/ui";

import { jobsPath } from "../contract/jobQuery";
import type { SavedList } from "../contract/SavedList";
import type { Messages } from "../messages/id";

/** The way to the jobs that were saved in this browser, once there are any. */
export const SavedLink = ({ saved: { ids } }: { readonly saved: SavedList }) => {
  const t = useMessages<Messages>();
  if (ids.length === 0) return null;
  return <TextLink to={jobsPath({ ids })}>{t.saved(ids.length)}</TextLink>;
};

/** Saves a job in this browser, or takes it away again. */
export const SaveButton = ({ id, saved }: { readonly id: string; readonly saved: SavedList }) => {
  const t = useMessages<Messages>();
  const isSaved = saved.ids.includes(id);
  return (
    <Button variant="line" wide aria-pressed={isSaved} onClick={() => saved.toggle(id)}>
      {isSaved && <Icon name="check" />}
      {isSaved ? t.unsave : t.save}
    </Button>
  );
};
