import { spawn, type ChildProcess } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { S3Settings } from "../s3Settings";

/** The only key that the server knows. */
const KEY = "S3RVER";

const PROGRAM = `
  const S3rver = require(${JSON.stringify(require.resolve("@20minutes/s3rver"))});
  const [directory] = process.argv.slice(1);
  new S3rver({ address: "127.0.0.1", port: 0, silent: true, directory, configureBuckets: [{ name: "artefacts", configs: [] }] })
    .run()
    .then(({ port }) => console.log("listens on " + port));
`;

/** An object storage in a process of its own, which checks signatures, on a free port of loopback. */
export class S3Server {
  private constructor(
    private readonly process: ChildProcess,
    /** Where it keeps its objects, in its own way. */
    readonly folder: string,
    private readonly port: number,
  ) {}

  static async start(): Promise<S3Server> {
    const folder = await mkdtemp(join(tmpdir(), "serambi s3 "));
    const program = spawn(process.execPath, ["-e", PROGRAM, folder], { stdio: ["ignore", "pipe", "inherit"] });
    const port = await new Promise<number>((resolve, reject) => {
      program.once("exit", (code) => reject(new Error(`The object storage ended with ${code}`)));
      let said = "";
      program.stdout.on("data", (text: Buffer) => {
        said += text.toString();
        const [, found] = /listens on (\d+)/.exec(said) ?? [];
        if (found) resolve(Number(found));
      });
    });
    return new S3Server(program, folder, port);
  }

  settings = (changes: Partial<S3Settings> = {}): S3Settings => ({
    endpoint: `http://127.0.0.1:${this.port}`,
    region: "us-east-1",
    bucket: "artefacts",
    prefix: "team/",
    accessKeyId: KEY,
    secretAccessKey: KEY,
    sessionToken: undefined,
    ...changes,
  });

  stop = async (): Promise<void> => {
    const gone = new Promise((done) => this.process.once("exit", done));
    this.process.kill();
    await gone;
    await rm(this.folder, { recursive: true, force: true });
  };
}
