import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { FieldWords, sectionsIn, SectionWords } from "@serambi/kernel/cms";
import * as z from "zod";

import type { LiveParts } from "../startPlatform";

/** The part of `artefact.json` that the platform reads. */
const Artefact = z.object({
  slots: z.array(z.object({ name: z.string(), props: z.unknown(), section: z.optional(SectionWords) })),
  words: z.record(z.string(), FieldWords).optional(),
});

/**
 * Services and slots of the remotes in a folder, as their builds left them: for a platform that knows no registry.
 * @throws Error where an `artefact.json` is none
 */
export const readBuiltRemotes = (folder: string): LiveParts => {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const services = names.flatMap((name) => {
    const file = join(folder, name, "dist", "service", "service.cjs");
    return existsSync(file) ? [{ id: name, version: "built", code: readFileSync(file, "utf8") }] : [];
  });
  const artefacts = names.flatMap((name) => {
    const file = join(folder, name, "dist", "artefact.json");
    return existsSync(file) ? [Artefact.parse(JSON.parse(readFileSync(file, "utf8")))] : [];
  });
  const slots = artefacts.flatMap((artefact) => artefact.slots);
  return {
    services,
    slots: Object.fromEntries(slots.map(({ name, props }) => [name, props])),
    sections: artefacts.map(sectionsIn),
  };
};
