import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, describe, expect, it } from "@jest/globals";

import { eventually } from "../testing/TestServer";
import type { PaintTask } from "./paint";
import { PaintProcess } from "./PaintProcess";

/** Answers with its process and the size asked for; refuses size 1, dies of size 2, never answers size 3. */
const PROGRAM = `
  process.on("message", ({ id, task }) => {
    if (task.face.size === 1) process.send({ id, error: "cannot draw this" });
    else if (task.face.size === 2) process.exit(1);
    else if (task.face.size !== 3) process.send({ id, png: Buffer.from(process.pid + " " + task.face.size) });
  });
`;

const icon = (size: number): PaintTask => ({
  kind: "icon",
  face: { picture: "", size, purpose: "plain", ground: "#fff" },
});

describe("PaintProcess", () => {
  const folder = mkdtempSync(join(tmpdir(), "paint-"));
  const file = join(folder, "painter.cjs");
  let painter: PaintProcess;

  beforeAll(() => writeFileSync(file, PROGRAM));
  afterAll(() => rmSync(folder, { recursive: true }));
  afterEach(() => painter.close());

  it("gives each its own picture, all out of one process", async () => {
    painter = new PaintProcess({ file });
    const pictures = await Promise.all([10, 20, 30].map((size) => painter.paint(icon(size))));
    const [processes, sizes] = [0, 1].map((part) => pictures.map((picture) => picture.toString().split(" ")[part]));
    expect(sizes).toEqual(["10", "20", "30"]);
    expect(new Set(processes).size).toBe(1);
    expect(processes?.[0]).not.toBe(String(process.pid));
  });

  it("says what could not be drawn, and goes on", async () => {
    painter = new PaintProcess({ file });
    await expect(painter.paint(icon(1))).rejects.toThrow("cannot draw this");
    expect((await painter.paint(icon(10))).toString()).toMatch(/ 10$/);
  });

  it("fails whoever waits where two processes died of it, and starts another for the next", async () => {
    painter = new PaintProcess({ file });
    await Promise.all(
      [2, 3].map((size) => expect(painter.paint(icon(size))).rejects.toThrow("The process that draws has ended")),
    );
    expect((await painter.paint(icon(10))).toString()).toMatch(/ 10$/);
  });

  it("draws once more what a process that was killed had not finished", async () => {
    painter = new PaintProcess({ file });
    const pid = Number((await painter.paint(icon(10))).toString().split(" ")[0]);
    const waiting = painter.paint(icon(20));
    process.kill(pid, "SIGKILL");
    expect((await waiting).toString()).toMatch(/ 20$/);
  });

  it("ends a process that does not answer", async () => {
    painter = new PaintProcess({ file, timeoutMs: 1 });
    await expect(painter.paint(icon(3))).rejects.toThrow("Drawing took too long");
  });

  it("ends its process when there has been nothing to draw for a while", async () => {
    painter = new PaintProcess({ file, idleMs: 0 });
    const first = (await painter.paint(icon(10))).toString();
    let later = first;
    await eventually(async () => {
      later = (await painter.paint(icon(10))).toString();
      return later !== first;
    });
    expect(later).toMatch(/ 10$/);
  });
});
