import { join } from "node:path";

import { conformTexts } from "@serambi/kernel/testing";

import { server } from "../remote.server";

conformTexts({ server }, join(__dirname, ".."));
