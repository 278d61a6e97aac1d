/** @jest-environment jest-fixed-jsdom */
import { conformHydration } from "@serambi/kernel/testing";

import * as module from "../remote.server";
import { remoteFixtures } from "./remoteFixtures";

conformHydration(module, remoteFixtures);
