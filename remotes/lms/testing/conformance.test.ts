import { conformRemote } from "@serambi/kernel/testing";

import * as module from "../remote";
import { remoteFixtures } from "./remoteFixtures";

conformRemote(module, remoteFixtures);
