/** @jest-environment jest-fixed-jsdom */
import { conformHydration } from "./conformHydration";
import { sampleFixtures, sampleServer } from "./sampleRemote";

conformHydration({ server: sampleServer }, sampleFixtures);
