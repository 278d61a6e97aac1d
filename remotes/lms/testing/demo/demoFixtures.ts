import type { SlotFixture } from "@serambi/kernel/testing";

import { sampleDemos } from "./sampleDemos";

const slotFixture = (demo: Readonly<Record<string, unknown>> & { readonly kind: string }): SlotFixture => ({
  title: `a ${demo.kind} to try`,
  slot: `lms.demo-${demo.kind}.v1`,
  props: demo,
  rejects: [{}, { ...demo, people: {} }],
  answers: {},
});

/** Every demonstration, as it begins. */
export const demoFixtures: readonly SlotFixture[] = Object.values(sampleDemos).map(slotFixture);
