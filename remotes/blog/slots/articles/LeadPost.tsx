import { useMessages, type SlotProps } from "@serambi/kernel/remote";
import { Section, Wrap } from "@serambi/kernel/ui";

import { LeadStory } from "../../components/articles/list/LeadStory";
import type { Messages } from "../../messages/id";
import type { leadPostSlot } from "./articleSlots.server";
import s from "./LatestPosts.module.css";

/** `blog.lead.v1`: one story with its picture. */
export const Slot = ({ props: { size }, data: post }: SlotProps<typeof leadPostSlot>) => {
  const t = useMessages<Messages>();
  return (
    <Section>
      <Wrap>{post ? <LeadStory post={post} size={size} /> : <p className={s.empty}>{t["latest.empty"]}</p>}</Wrap>
    </Section>
  );
};
