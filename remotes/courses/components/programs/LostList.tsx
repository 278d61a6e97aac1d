import { useMessages, useReload } from "@serambi/kernel/remote";
import { ErrorState } from "@serambi/kernel/ui";

import type { Messages } from "../../messages/id";

/** In place of the list that a page is about and that could not be read. */
export const LostList = ({ title }: { readonly title: string }) => {
  const t = useMessages<Messages>();
  const reload = useReload();
  return (
    <ErrorState title={title} message={t["programs.failedHelp"]} retryLabel={t.retry} onRetry={() => void reload()} />
  );
};
