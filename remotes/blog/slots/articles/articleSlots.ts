import { defineSlots } from "@serambi/kernel/remote";

/** What other pages may show of what there is to read. */
export const articleSlots = defineSlots([
  { name: "blog.latest.v1", texts: "lists", load: () => import("./LatestPosts"), minHeightRem: 36 },
  { name: "blog.lead.v1", texts: "lists", load: () => import("./LeadPost"), minHeightRem: 40 },
]);
