import { writeFile } from "node:fs/promises";
import { join, resolve as resolvePath } from "node:path";

import type { Command } from "commander";

import { SIGNATURE_FILE } from "../../ArtefactStore";
import { readArtefact } from "../../readArtefact";
import { signFolder } from "../../signatureOf";
import { answer, examples, withJson, type JsonOption } from "../common";
import { packBuild } from "../packBuild";
import { openPlaces } from "../places";

/** For teams whose key is on another machine than the one that ships. */
export const addSign = (program: Command): void => {
  withJson(
    program
      .command("sign")
      .argument("<dist>", "a remote's dist folder")
      .description("sign a build, for somebody without the key to ship it (ship does this by itself)")
      .option("--key <file>", "the team's private key; default SERAMBI_KEY, else the owner's in DATA_DIR/keys")
      .option("--team <name>", "whose key it is, where the file does not say so"),
  )
    .addHelpText("after", () =>
      examples("sign remotes/courses/dist --key ~/courses.pem", "ship courses --from remotes/courses/dist"),
    )
    .action(async (dist: string, options: JsonOption & { readonly key?: string; readonly team?: string }) => {
      const folder = resolvePath(dist);
      // Not in this process, which reads the key.
      await packBuild(folder);
      const { id, version } = (await readArtefact(folder)).artefact;
      const { trust, dataDir } = await openPlaces();
      const signature = await signFolder(folder, trust.read(), {
        dataDir,
        remote: id,
        file: options.key ?? (process.env["SERAMBI_KEY"] || undefined),
        team: options.team,
      });
      await writeFile(join(folder, SIGNATURE_FILE), `${JSON.stringify(signature)}\n`);
      answer(options, `${id} ${version} is signed by ${signature.team}`, { remote: id, version, signature });
    });
};
