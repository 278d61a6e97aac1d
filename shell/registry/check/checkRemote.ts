import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";

import { z } from "zod";

import type { ArtefactStore } from "../ArtefactStore";
import { readArtefact } from "../readArtefact";
import type { Registry } from "../schema";
import { Accessibility } from "./Accessibility";
import { checkHydration } from "./browser/checkHydration";
import { checkBudgets } from "./checkBudgets";
import { checkLibraries } from "./checkLibraries";
import { checkPaths } from "./checkPaths";
import { checkSources } from "./checkSources";
import { checkStyles } from "./checkStyles";
import { readPlatformEndpoints } from "./Endpoint";
import { CHECKS, type CheckId, type CheckOutcome, type Finding } from "./outcome";
import type { BrowsedPage } from "./protocol";
import { runTrials } from "./runTrials";
import { readShellBuild } from "./shellBuild";
import { drawsDigest } from "./draws/drawsDigest";
import type { Site } from "./Site";
import { SoundBefore } from "./SoundBefore";

interface CheckedRemote {
  readonly name: string;
  /** Gives its packed build: meanwhile is read what it is tried on. */
  readonly build: () => Promise<string>;
  /** The repository with the shell's own build. */
  readonly root: string;
  readonly registry: Registry;
  /** Where the files of other remotes are. */
  readonly store: ArtefactStore;
  readonly readSites: () => Promise<readonly Site[]>;
}

const unique = (findings: readonly Finding[]): Finding[] => [
  ...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values(),
];

/** What these find may keep the others from being tried. */
const ENDING: ReadonlySet<CheckId> = new Set(["contract", "process"]);

/** Checks that look at draws: the draws were sound where none of them finds anything. */
const DRAWN: readonly CheckId[] = ["draws", "odd", "process"];

const isSoundIn = (outcomes: readonly CheckOutcome[], checks: readonly CheckId[]): boolean =>
  checks.every((check) => outcomes.some((outcome) => outcome.check === check)) &&
  outcomes.every((outcome) => !checks.includes(outcome.check) || outcome.findings.length === 0);

/** One outcome for each check: findings of the same check from several places stand together. */
const inOrder = (outcomes: readonly CheckOutcome[]): CheckOutcome[] =>
  // The keys of the table.
  (Object.keys(CHECKS) as CheckId[]).map((check) => {
    const all = outcomes.filter((outcome) => outcome.check === check);
    if (all.length > 0)
      return {
        check,
        findings: unique(all.flatMap((outcome) => outcome.findings)),
        note: all.find(({ note }) => note !== "")?.note ?? "",
      };
    const [cause] = outcomes.flatMap((outcome) => (ENDING.has(outcome.check) ? outcome.findings : []));
    const why = cause ? `it was not reached: ${cause.why}` : "it was not reached";
    return { check, findings: [{ where: cause?.where ?? "", why, fix: cause?.fix ?? "" }], note: "not tried" };
  });

const Package = z.object({ serambi: z.optional(z.object({ only: z.optional(z.string()) })) });

/** Pages for whoever works on the product: no visitor loads them, and they may change the look of the page around them. */
const isForDevelopers = async (folder: string): Promise<boolean> => {
  const text = await readFile(join(folder, "package.json"), "utf8").catch(() => "{}");
  return Package.parse(JSON.parse(text)).serambi?.only === "workshop";
};

const LIMITED_FOR_VISITORS: ReadonlySet<CheckId> = new Set(["budgets", "styles", "accessibility"]);

const forDevelopers = (outcome: CheckOutcome): CheckOutcome =>
  LIMITED_FOR_VISITORS.has(outcome.check)
    ? { ...outcome, findings: [], note: "not limited: no visitor sees it" }
    : outcome;

/** @throws Error where the build fails, or is one of another remote */
const bring = async (name: string, build: CheckedRemote["build"]) => {
  const dist = await build();
  const { artefact } = await readArtefact(dist);
  if (artefact.id !== name) throw new Error(`${dist} holds the remote ${artefact.id}, not ${name}`);
  return { dist, artefact };
};

/** Whether a version of a remote can go live: every check, with what each of them found. */
export const checkRemote = async ({
  name,
  build,
  root,
  registry,
  store,
  readSites,
}: CheckedRemote): Promise<{ readonly version: string; readonly outcomes: readonly CheckOutcome[] }> => {
  const shellDist = join(root, "shell", "dist");
  const sources = join(root, "remotes", name);
  const fixtures = join(root, ".cache", "fixtures", name, "fixtures.cjs");
  const cache = join(root, ".cache", "check");
  const accessibility = new Accessibility(cache);
  const pages: BrowsedPage[] = [];
  const tried = runTrials(join(shellDist, "server", "check.cjs"), name, {
    onHtml: accessibility.add,
    onPage: (page) => pages.push(page),
  });
  const [{ dist, artefact }, sites, endpoints] = await Promise.all([
    bring(name, build),
    readSites(),
    readPlatformEndpoints(join(root, "shell", "platform", "dist", "endpoints.json")),
  ]).catch((error: unknown) => {
    tried.stop();
    throw error;
  });
  const shell = await readShellBuild(shellDist);
  const inBrowser = async (outcomes: Promise<readonly CheckOutcome[]>): Promise<CheckOutcome> => {
    await outcomes;
    return checkHydration(pages, {
      artefact,
      dist,
      shellDist,
      store,
      before: new SoundBefore(join(cache, "pages.json"), shell.stamp),
    });
  };
  const shownWith = existsSync(fixtures) ? fixtures : null;
  const drawnBefore = new SoundBefore(join(cache, "draws.json"), shell.stamp);
  const [drawn, digest] = await Promise.all([drawnBefore.read(), drawsDigest(dist, artefact, shownWith, sites)]);
  const trials = tried.run({
    dist,
    fixtures: shownWith,
    remotes: join(root, "remotes"),
    shellDist,
    sites: [...sites],
    endpoints: [...endpoints],
    areDrawsKnown: drawn.has(digest),
  });
  const [outcomes, hydration, ofSources, styles] = await Promise.all([
    trials,
    inBrowser(trials),
    checkSources(root, name, cache),
    checkStyles(
      dist,
      artefact,
      existsSync(sources) ? sources : null,
      new SoundBefore(join(cache, "styles.json"), shell.stamp),
    ),
  ]);
  if (isSoundIn(outcomes, DRAWN)) await drawnBefore.write(drawn.add(digest));
  const isShown = outcomes.some(({ check }) => check === "fixtures");
  const all = inOrder([
    checkLibraries(artefact, shell.builtAgainst),
    checkPaths(artefact, registry, sites),
    checkBudgets(artefact, shell.scriptBytes),
    styles,
    hydration,
    ...ofSources,
    ...outcomes,
    ...(isShown ? [await accessibility.look()] : []),
  ]);
  return { version: artefact.version, outcomes: (await isForDevelopers(sources)) ? all.map(forDevelopers) : all };
};
