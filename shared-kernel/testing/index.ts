export { answer, answerPage } from "./answers";
export { conformHydration } from "./conformance/conformHydration";
export { conformRemote } from "./conformance/conformRemote";
export type { PageFixture, RemoteFixtures, RemoteModule, SlotFixture } from "./conformance/types";
export { fakeDeps, TEST_NOW } from "./fakeDeps";
export { fakeHttp, type Answers, type FakeHttp } from "./fakeHttp";
export { fakeTenant, type TenantOverrides } from "./fakeTenant";
