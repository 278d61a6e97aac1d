import type { PageDefinition } from "@serambi/kernel/remote";

import type { Messages } from "../../messages/id";
import type { BlogStore } from "../../stores/BlogStore";

export const podcastPages: readonly PageDefinition<BlogStore, Messages>[] = [];
