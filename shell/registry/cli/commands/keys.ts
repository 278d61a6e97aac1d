import { readFile } from "node:fs/promises";
import { resolve as resolvePath } from "node:path";

import { InvalidArgumentError, type Command } from "commander";

import { keyPath, writeOnce } from "../../ensureLocalTeam";
import { hasCode } from "../../hasCode";
import { teamName } from "../../schema";
import { makeTeamKey, readTeamKey } from "../../signing";
import { answer, dataDir, examples, type JsonOption } from "../common";

/** @throws InvalidArgumentError */
export const parseTeam = (text: string): string => {
  const result = teamName.safeParse(text);
  if (result.success) return result.data;
  throw new InvalidArgumentError("A team's name has small letters, digits and hyphens, a letter first.");
};

/** Keys that teams sign with: `keys new`, `keys show`. The private half stays in its file. */
export const addKeys = (program: Command): void => {
  const keys = program.command("keys").description("the keys that teams sign what they ship with");

  keys
    .command("new")
    .argument("<team>", "whose key it is", parseTeam)
    .description("make a key, readable by you alone, and print its public half")
    .option("--out <file>", "where it is written; default DATA_DIR/keys/<team>.pem")
    .option("--json", "answer as JSON")
    .addHelpText("after", () => examples("keys new blog", "keys new blog --out ~/blog.pem"))
    .action(async (team: string, options: JsonOption & { readonly out?: string }) => {
      const file = options.out ? resolvePath(options.out) : keyPath(dataDir(), team);
      const { pem, publicKey } = makeTeamKey(team);
      await writeOnce(file, pem, 0o600).catch((error: unknown) => {
        throw hasCode(error, "EEXIST") ? new Error(`${file} is there already; a key is never written over`) : error;
      });
      const next = `The operator trusts it with: serambi trust add ${team} ${publicKey} --remotes <name,…>`;
      answer(options, `${publicKey}\nThe private key is in ${file}. ${next}`, { team, publicKey, file });
    });

  keys
    .command("show")
    .argument("<file>", "a private key")
    .description("print the team and the public half of a key")
    .option("--team <name>", "whose it is, where the file does not say so")
    .option("--json", "answer as JSON")
    .action(async (file: string, options: JsonOption & { readonly team?: string }) => {
      const { team, publicKey } = readTeamKey(await readFile(resolvePath(file), "utf8"), options.team);
      answer(options, `${team} ${publicKey}`, { team, publicKey });
    });
};
