import { useMessages } from "@serambi/kernel/remote";

import type { WorkshopMessages } from "../messages/id";

/** The texts of this remote. */
export const useTexts = (): WorkshopMessages => useMessages<WorkshopMessages>();
