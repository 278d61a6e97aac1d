import { serverSlot } from "@serambi/kernel/server";

import { HeroCountdownProps } from "./schema";

/** `sites.hero-countdown.v1`: the moment from which the page counts, in ms. */
export const heroCountdownSlot = serverSlot(HeroCountdownProps, ({ now }) => Promise.resolve(now().getTime()));
