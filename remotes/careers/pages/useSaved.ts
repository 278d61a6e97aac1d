import { useSessionStore } from "@serambi/kernel/remote";
import { useEffect } from "react";

import { SavedJobs } from "../stores/SavedJobs";

/** The jobs that were saved in this browser, read once the page is hydrated. */
export const useSaved = (): SavedJobs => {
  const saved = useSessionStore("saved", () => new SavedJobs());
  useEffect(() => saved.start(), [saved]);
  return saved;
};
