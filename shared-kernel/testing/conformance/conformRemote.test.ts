import { conformRemote } from "./conformRemote";
import { sampleFixtures, sampleServer } from "./sampleRemote";

conformRemote({ server: sampleServer }, sampleFixtures);
