import { conformRemote } from "@serambi/kernel/testing";

import * as module from "../remote.server";
import { remoteFixtures } from "./remoteFixtures";

conformRemote(module, remoteFixtures);
