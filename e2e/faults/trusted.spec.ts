import { test } from "../fixtures/test";
import { tryHeaders } from "./headerAttacks";

test.use({ serverEnv: { TRUST_PROXY: "true" } });

test.describe("behind a trusted proxy, a visitor's headers change nobody else's page", () => tryHeaders(true));
