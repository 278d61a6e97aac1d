/** @jest-environment jest-fixed-jsdom */
import { conformHydration } from "./conformHydration";
import { sampleFixtures, sampleRemote } from "./sampleRemote";

conformHydration({ remote: sampleRemote }, sampleFixtures);
