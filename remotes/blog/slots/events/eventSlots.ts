import type { RemoteDefinition } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

export const eventSlots: RemoteDefinition<BlogStore, Messages>["slots"] = [];
