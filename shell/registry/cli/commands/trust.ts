import { InvalidArgumentError, type Command } from "commander";

import { hostName, remoteId } from "../../schema";
import { PUBLIC_KEY } from "../../signing";
import type { Trust } from "../../trust";
import { formatTrust, refusedBy, withoutTeam, withTeam } from "../../trustChanges";
import { answer, examples, type JsonOption } from "../common";
import { openPlaces, type Places } from "../places";
import { parseTeam } from "./keys";

const listOf = (text: string): string[] => text.split(",").map((part) => part.trim());

const parseRemotes = (text: string): readonly string[] => {
  const names = listOf(text);
  if (names.every((name) => name === "*" || remoteId.safeParse(name).success)) return names;
  throw new InvalidArgumentError("Remotes are named as their folders are, with commas between: blog,careers.");
};

const parseHosts = (text: string): readonly string[] => {
  const names = listOf(text);
  if (names.every((name) => name === "*" || hostName.safeParse(name).success)) return names;
  throw new InvalidArgumentError("Hosts are named as HOSTS names them, with commas between: library,clinic.");
};

const parseKeys = (text: string): readonly string[] => {
  const keys = listOf(text);
  if (keys.every((key) => PUBLIC_KEY.test(key))) return keys;
  throw new InvalidArgumentError("A public key begins with ed25519: — serambi keys show <file> prints it.");
};

/** What trust is now, and what of the registry it stops. */
const answerTrust = async (options: JsonOption, { registry }: Places, trust: Trust): Promise<void> => {
  const refused = refusedBy(trust, await registry.read());
  const warning = refused.length === 0 ? "" : `\nNot run any more, until their owner ships them: ${refused.join(", ")}`;
  answer(options, `${formatTrust(trust)}${warning}`, { teams: trust.teams, refused });
};

interface TakenBack extends JsonOption {
  readonly keys?: readonly string[];
  readonly remotes?: readonly string[];
  readonly hosts?: readonly string[];
}

interface Granted extends JsonOption {
  readonly remotes: readonly string[];
  readonly hosts: readonly string[];
}

/** Whose word counts for which remote: `trust list`, `trust add`, `trust remove`. Running servers follow with the next request. */
export const addTrust = (program: Command): void => {
  const trust = program
    .command("trust")
    .description("which team may ship which remote: TRUST_FILE, default DATA_DIR/trust.json");

  trust
    .command("list")
    .description("every team with its remotes and public keys")
    .option("--json", "answer as JSON")
    .action(async (options: JsonOption) => {
      const places = await openPlaces();
      const now = places.trust.read();
      answer(options, formatTrust(now), now.teams);
    });

  trust
    .command("add")
    .argument("<team>", "whose key it is", parseTeam)
    .argument(
      "[publicKey]",
      "as serambi keys prints it; without one, what the team has besides is changed",
      parseKeys,
      [],
    )
    .description("trust a team's key, with the remotes that it owns; a second key beside the first for changing keys")
    .option("--remotes <names>", "remotes that it owns, separated by commas", parseRemotes, [])
    .option("--hosts <names>", "hosts of HOSTS that its remotes may call, separated by commas", parseHosts, [])
    .option("--json", "answer as JSON")
    .addHelpText("after", () =>
      examples("trust add blog ed25519:… --remotes blog,careers", "trust add blog --hosts library"),
    )
    .action(async (team: string, keys: readonly string[], options: Granted) => {
      const places = await openPlaces();
      const { remotes, hosts } = options;
      const after = await places.trust.update((before) => withTeam(before, team, keys, remotes, hosts));
      await answerTrust(options, places, after);
    });

  trust
    .command("remove")
    .argument("<team>")
    .description("trust a team no longer, or only some of its keys, remotes and hosts")
    .option("--keys <publicKeys>", "only these keys", parseKeys)
    .option("--remotes <names>", "only these remotes", parseRemotes)
    .option("--hosts <names>", "only these hosts", parseHosts)
    .option("--json", "answer as JSON")
    .addHelpText("after", () => examples("trust remove blog --keys ed25519:…", "trust remove blog"))
    .action(async (team: string, options: TakenBack) => {
      const places = await openPlaces();
      const after = await places.trust.update((before) => withoutTeam(before, team, options));
      await answerTrust(options, places, after);
    });
};
