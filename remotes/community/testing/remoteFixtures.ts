import type { RemoteFixtures } from "@serambi/kernel/testing";

import { boardPages } from "./boardFixtures";
import { coderPages } from "./coderFixtures";
import { appointmentPages } from "./appointmentFixtures";
import { donationPages } from "./donationFixtures";
import { mentorPages } from "./mentorFixtures";
import { leaguePages } from "./leagueFixtures";
import { messagePages, messageSlots } from "./messageFixtures";
import { personalityPages } from "./personalityFixtures";
import { schoolPages } from "./schoolFixtures";
import { teamPages } from "./teamFixtures";
import { statisticPages } from "./statisticFixtures";
import { voicePages } from "./voiceFixtures";
import { demoPages, demoSlots } from "./demoFixtures";

/** Every face of this remote's pages and slots. */
export const remoteFixtures: RemoteFixtures = {
  pages: [
    ...coderPages,
    ...demoPages,
    ...appointmentPages,
    ...voicePages,
    ...personalityPages,
    ...donationPages,
    ...messagePages,
    ...mentorPages,
    ...schoolPages,
    ...leaguePages,
    ...boardPages,
    ...statisticPages,
    ...teamPages,
  ],
  slots: [...demoSlots, ...messageSlots],
};
