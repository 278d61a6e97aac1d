import { describe, expect, it } from "@jest/globals";

import { NoteLog } from "./NoteLog";

const PAGE = { tenant: "main", release: "r1" };
const NOTE = {
  remote: "courses",
  version: "1.0.0",
  message: "entries left out",
  details: { call: "class/active", count: 1, at: "2.name" },
};

const listening = () => {
  const lines: unknown[][] = [];
  return { lines, logger: { warn: (...line: unknown[]) => void lines.push(line) } };
};

describe("NoteLog", () => {
  it("says which remote met what, on which site", () => {
    const { lines, logger } = listening();
    new NoteLog().tell(logger, PAGE, NOTE);
    const { message, details, ...subject } = NOTE;
    expect(lines).toEqual([[{ ...details, ...subject, ...PAGE }, message]]);
  });

  it("says it once an hour, and anything else at once", () => {
    let now = 0;
    const { lines, logger } = listening();
    const log = new NoteLog(() => now);
    for (now of [0, 1_000, 3_599_999]) log.tell(logger, PAGE, NOTE);
    expect(lines).toHaveLength(1);
    log.tell(logger, { ...PAGE, tenant: "demo" }, NOTE);
    log.tell(logger, PAGE, { ...NOTE, details: { ...NOTE.details, at: "3" } });
    expect(lines).toHaveLength(3);
    now = 3_600_000;
    log.tell(logger, PAGE, NOTE);
    expect(lines).toHaveLength(4);
  });

  it("remembers no more than it has room for", () => {
    const { lines, logger } = listening();
    const log = new NoteLog(() => 0);
    const note = (count: number) => log.tell(logger, PAGE, { ...NOTE, details: { count } });
    for (let count = 0; count <= 1_000; count += 1) note(count);
    note(1_000);
    expect(lines).toHaveLength(1_001);
    note(0);
    expect(lines).toHaveLength(1_002);
  });
});
