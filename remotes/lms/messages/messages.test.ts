import { join } from "node:path";

import { conformTexts } from "@serambi/kernel/testing";

import { remote } from "../remote";

conformTexts({ remote }, join(__dirname, ".."));
