import { execFile, execFileSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

const INSTALLED = "/usr/lib/postgresql";

const findBinaries = (): string | undefined => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a)) : [];
  return versions
    .map((version) => join(INSTALLED, version, "bin"))
    .find((folder) => existsSync(join(folder, "initdb")));
};

/** PostgreSQL refuses root: as root the server runs as an unprivileged user of the system. */
const findUser = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ["postgres", "nobody"])
    try {
      const id = (flag: string) =>
        Number(execFileSync("id", [flag, name], { stdio: ["ignore", "pipe", "ignore"] }).toString());
      return { uid: id("-u"), gid: id("-g") };
    } catch {
      // no such user here
    }
  throw new Error("PostgreSQL is installed, but there is no unprivileged user to run it as");
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as AddressInfo; // listening on TCP
      probe.close(() => resolve(port));
    });
  });

/** A PostgreSQL server of the machine, on loopback, in a folder of its own that is gone after `stop`. */
export class PostgresServer {
  private constructor(
    private readonly binaries: string,
    private readonly folder: string,
    private readonly user: { uid: number; gid: number } | undefined,
    private readonly port: number,
  ) {}

  static isInstalled = (): boolean => findBinaries() !== undefined;

  static async start(): Promise<PostgresServer> {
    const binaries = findBinaries();
    if (!binaries) throw new Error("No PostgreSQL is installed");
    const folder = mkdtempSync(join(tmpdir(), "serambi-postgres-"));
    const user = findUser();
    if (user) chownSync(folder, user.uid, user.gid);
    const server = new PostgresServer(binaries, folder, user, await freePort());
    await server.copyEmpty();
    const settings = [
      "-p",
      String(server.port),
      "-c",
      "listen_addresses=127.0.0.1",
      "-c",
      "unix_socket_directories=",
      "-c",
      "fsync=off",
    ];
    await server.command(
      "pg_ctl",
      "-D",
      server.data,
      "-l",
      join(folder, "log"),
      "-o",
      settings.map((part) => `'${part}'`).join(" "),
      "-w",
      "start",
    );
    return server;
  }

  /** A new database, owned by a user who may not do more than a hosted database allows: create roles, own tables. */
  async createDatabase(name: string): Promise<string> {
    const owner = `owner_of_${name}`;
    await this.psql(`create role ${owner} login createrole`);
    await this.psql(`create database ${name} owner ${owner}`);
    return `postgres://${owner}@127.0.0.1:${this.port}/${name}`;
  }

  async stop(): Promise<void> {
    await this.command("pg_ctl", "-D", this.data, "-m", "immediate", "-w", "stop");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Makes an empty cluster, or copies the one that a run before has made: that is five times as quick. */
  private async copyEmpty(): Promise<void> {
    const kept = `${this.binaries.replaceAll("/", "-")}-${this.user?.uid ?? "own"}`;
    const empty = join(tmpdir(), `serambi-empty-cluster${kept}`);
    if (!existsSync(empty)) {
      const made = join(this.folder, "empty");
      const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync"];
      await this.command("initdb", "-D", made, ...options);
      // Another test may have made it meanwhile: then this one goes with its folder.
      if (!existsSync(empty)) await rename(made, empty).catch(() => undefined);
    }
    await run("cp", ["-a", empty, this.data]);
  }

  private get data(): string {
    return join(this.folder, "data");
  }

  private psql(statement: string): Promise<void> {
    return this.command("psql", "-h", "127.0.0.1", "-p", String(this.port), "-U", "postgres", "-c", statement);
  }

  private async command(name: string, ...parts: string[]): Promise<void> {
    await run(join(this.binaries, name), parts, { cwd: this.folder, ...this.user });
  }
}
