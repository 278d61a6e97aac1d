import { describe, expect, it } from "@jest/globals";

import { withAborted, withCanary, withPromoted, withShippedCanary } from "./canaryChanges";
import { withRolledBack, withShipped, type Change } from "./changes";
import { pastReleases } from "./pastReleases";
import { withPruned } from "./prune";
import { resolve } from "./resolve";
import { EMPTY_REGISTRY, type Registry } from "./schema";
import { artefactOf } from "./testing/registries";

/** Changes in a row, each an hour after the one before. */
class Log {
  registry: Registry = EMPTY_REGISTRY;
  private hour = 0;

  private get change(): Change {
    this.hour += 1;
    return { at: new Date(Date.UTC(2026, 0, 1, this.hour)), by: "rina", why: "a test" };
  }

  ship = (version: string, id = "courses") =>
    this.do((now, change) => withShipped(now, artefactOf(version, id), change));
  canary = (version: string, id = "courses", weight = 10) =>
    this.do((now, change) => withShippedCanary(now, artefactOf(version, id), { weight }, change));
  do = (make: (registry: Registry, change: Change) => Registry): this => {
    this.registry = make(this.registry, this.change);
    return this;
  };

  /** What somebody sees now. */
  seen = (cohort: number | null = null) => resolve(this.registry, { tenant: "", cohort });
  /** The versions of a release that was seen before. */
  past = (id: string): string | undefined => {
    const release = pastReleases(this.registry).get(id);
    return (
      release &&
      Object.entries(release.remotes)
        .map(([remote, { version }]) => `${remote} ${version}`)
        .join(", ")
    );
  };
}

describe("past releases", () => {
  it("are known after three ships, of whichever remote, with all that was live then", () => {
    const log = new Log().ship("1", "sites").ship("1");
    const opened = log.seen().id;
    log.ship("2").ship("2", "sites").ship("3");
    expect(log.past(opened)).toBe("courses 1, sites 1");
    expect(log.past(log.seen().id)).toBe("courses 3, sites 2");
  });

  it("are the very ones that visitors were given", () => {
    const log = new Log().ship("1", "sites").ship("1");
    const opened = log.seen();
    log.ship("2");
    expect(pastReleases(log.registry).get(opened.id)).toEqual(opened);
  });

  it("have what was live before a rollback, and what is live after it", () => {
    const log = new Log().ship("1", "sites").ship("1").ship("2");
    const opened = log.seen().id;
    log.do((now, change) => withRolledBack(now, "courses", change)).ship("2", "sites");
    expect(log.past(opened)).toBe("courses 2, sites 1");
    expect(log.past(log.seen().id)).toBe("courses 1, sites 2");
  });

  it("have both arms of a canary, whatever became of it", () => {
    const log = new Log().ship("1", "sites").ship("1").canary("2");
    const [tried, other] = [log.seen(0).id, log.seen(50).id];
    expect([log.past(tried), log.past(other)]).toEqual(["courses 2, sites 1", "courses 1, sites 1"]);
    log.do((now, { at }) => withAborted(now, "courses", "2", "worse", at)).ship("2", "sites");
    expect([log.past(tried), log.past(other)]).toEqual(["courses 2, sites 1", "courses 1, sites 1"]);
    expect(log.past(log.seen(0).id)).toBe("courses 1, sites 2");
  });

  it("have a canary that grew and was promoted", () => {
    const log = new Log().ship("1").canary("2");
    const tried = log.seen(0).id;
    log.do((now, change) => withCanary(now, "courses", undefined, { weight: 50 }, change));
    const other = log.seen(70).id;
    log.do((now, change) => withPromoted(now, "courses", change)).ship("3");
    expect([log.past(tried), log.past(other)]).toEqual(["courses 2", "courses 1"]);
  });

  it("have two canaries apart and together", () => {
    const log = new Log().ship("1", "sites").ship("1").canary("2").canary("2", "sites", 30);
    const seen = [0, 20, 50].map((cohort) => log.seen(cohort).id);
    log.ship("3").ship("3", "sites");
    expect(seen.map(log.past)).toEqual(["courses 2, sites 2", "courses 1, sites 2", "courses 1, sites 1"]);
  });

  it("have some of three canaries, as their visitors are in them", () => {
    const log = new Log().ship("1", "blog").ship("1").ship("1", "sites");
    log.canary("2", "blog", 10).canary("2", "courses", 20).canary("2", "sites", 30);
    const seen = [0, 15, 25].map((cohort) => log.seen(cohort).id);
    log.ship("3").ship("3", "sites");
    expect(seen.map(log.past)).toEqual([
      "blog 2, courses 2, sites 2",
      "blog 1, courses 2, sites 2",
      "blog 1, courses 1, sites 2",
    ]);
  });

  it("are gone once a version of theirs is", () => {
    const log = new Log().ship("1", "sites").ship("1");
    const opened = log.seen().id;
    for (const version of ["2", "3", "4"]) log.ship(version);
    const later = log.seen().id;
    log.do((now, change) => withPruned(now, "courses", 2, change).registry);
    expect([log.past(opened), log.past(later)]).toEqual([undefined, "courses 4, sites 1"]);
  });

  it("are none that never were", () => {
    expect(new Log().ship("1").past("0123456789abcdef")).toBeUndefined();
  });
});
