import { conformRemote } from "./conformRemote";
import { sampleFixtures, sampleRemote } from "./sampleRemote";

conformRemote({ remote: sampleRemote }, sampleFixtures);
