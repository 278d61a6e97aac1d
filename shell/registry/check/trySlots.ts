import { Findings } from "./Findings";
import { sectionsOf } from "./Site";
import type { Trial, Try } from "./Trial";

const familyOf = (name: string): string => name.slice(0, name.indexOf("."));

/** What a check of properties found wrong, field by field. */
const issuesOf = (error: { readonly issues: readonly { path: PropertyKey[]; message: string }[] }): string =>
  error.issues
    .slice(0, 3)
    .map(({ path, message }) => `${path.map(String).join(".") || "properties"}: ${message}`)
    .join("; ");

/** Every use of this remote's slots in the sites' pages that are lists of sections, home pages among them. */
const usesOf = ({ sites, name, server: { remote } }: Trial) => {
  const families = new Set([name, ...(remote.families ?? [])]);
  return sites.flatMap((site) =>
    sectionsOf(site).flatMap(({ where, sections }) =>
      sections
        .filter(({ slot }) => families.has(familyOf(slot)))
        .map((section) => ({ ...section, site: `${site.key} (${where})` })),
    ),
  );
};

/** Every slot that a site's pages ask this remote for is there, says what it is, and takes the properties that the site gives it. */
export const trySlots: Try = async (trial) => {
  const { slots } = trial.server;
  const findings = new Findings();
  const uses = usesOf(trial);
  for (const { slot: name, props, site } of trial.share(uses)) {
    const slot = Object.hasOwn(slots, name) ? slots[name] : undefined;
    if (!slot) {
      findings.add(
        {
          where: `slot ${name}`,
          why: "sites show it, and this version does not have it",
          fix: "keep it; a slot goes when no site uses it any more, and a change that breaks it takes the next number",
        },
        site,
      );
      continue;
    }
    if (!trial.artefact.slots.some((described) => described.name === name && described.section))
      findings.add(
        {
          where: `slot ${name}`,
          why: "sites show it, and the editor has no words for it",
          fix: "describe it in slots/sections.yaml: docs/remotes.md, Slots",
        },
        site,
      );
    trial.at(`the properties of ${name}`);
    const { error } = slot.schema.safeParse(props);
    if (error)
      findings.add({
        where: `slot ${name}, as ${site} uses it`,
        why: `its schema refuses the site's properties: ${issuesOf(error)}`,
        fix: "make what is new optional, or give the slot the next number and keep this one",
      });
  }
  const names = new Set(uses.map(({ slot }) => slot));
  return { check: "slots", findings: findings.all, note: `${names.size} slots in ${uses.length} places` };
};
