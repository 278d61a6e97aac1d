/** @jest-environment jest-fixed-jsdom */
import { conformHydration } from "@serambi/kernel/testing";

import * as module from "../remote";
import { remoteFixtures } from "./remoteFixtures";

conformHydration(module, remoteFixtures);
