import { setTimeout as pause } from "node:timers/promises";

import { ServerProcess } from "../fixtures/ServerProcess";
import { expect, test } from "../fixtures/test";
import { inBoth } from "./edits";
import { serambi, shipVersion } from "./registry";

const NEXT = "9.0.0-reworded";
const OLD_WORDS = "courses you can take";
const NEW_WORDS = "courses to choose from";
const reworded = inBoth((text) => text.replaceAll(/ you can take(?=["`])/g, " to choose from"));

/** Between two pages of a visitor: the ship needs the processors too. */
const READING_MS = 20;

/** What a visitor of a server saw, page after page: `old`, `new`, or what else there was. */
class Visitor {
  readonly saw = new Set<string>();
  private isLeaving = false;
  private readonly visits: Promise<void>;

  constructor(private readonly server: ServerProcess) {
    this.visits = this.visit();
  }

  leave = (): Promise<void> => {
    this.isLeaving = true;
    return this.visits;
  };

  /** A page that no cache has, as the server makes it now. */
  private async visit(): Promise<void> {
    for (let number = 0; !this.isLeaving; number += 1) {
      this.saw.add(await this.look(`/Courses?visit=${number}`));
      await pause(READING_MS);
    }
  }

  private async look(target: string): Promise<string> {
    const { status, text } = await this.server.ask("main", target);
    if (status !== 200) return `status ${status}`;
    const [isOld, isNew] = [text.includes(OLD_WORDS), text.includes(NEW_WORDS)];
    if (isOld === isNew) return isOld ? "both" : "neither";
    return isOld ? "old" : "new";
  }
}

test("servers that share a data directory all follow a ship and a rollback, and no visitor is turned away", async ({
  ownServer,
  hosts,
}) => {
  const second = await ServerProcess.start({ ...hosts.serverEnv, DATA_DIR: ownServer.dataDir });
  const servers = [ownServer, second];
  const visitors = servers.map((server) => new Visitor(server));
  const shown = async (): Promise<boolean[]> =>
    Promise.all(servers.map(async (server) => (await server.ask("main", "/Courses")).text.includes(NEW_WORDS)));
  try {
    expect(await shown()).toEqual([false, false]);
    await shipVersion(ownServer, "courses", NEXT, reworded);
    await expect.poll(shown).toEqual([true, true]);
    await serambi(ownServer, "rollback", "courses");
    await expect.poll(shown).toEqual([false, false]);
  } finally {
    await Promise.all(visitors.map(({ leave }) => leave()));
    await second.stop();
  }
  for (const { saw } of visitors) expect([...saw].toSorted()).toEqual(["new", "old"]);
});
