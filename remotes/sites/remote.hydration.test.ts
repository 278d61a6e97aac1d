/** @jest-environment jest-fixed-jsdom */
import { conformHydration } from "@serambi/kernel/testing";

import { remote } from "./remote";
import { remoteFixtures } from "./testing/remoteFixtures";

conformHydration({ remote }, remoteFixtures);
