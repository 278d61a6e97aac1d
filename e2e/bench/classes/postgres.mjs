import { execFile, execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { chown, mkdtemp, readFile, rm } from "node:fs/promises";
import { existsSync, readdirSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);
const INSTALLED = "/usr/lib/postgresql";

const findBinaries = () => {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).toSorted((a, b) => Number(b) - Number(a)) : [];
  const found = versions
    .map((version) => path.join(INSTALLED, version, "bin"))
    .find((folder) => existsSync(path.join(folder, "initdb")));
  if (!found) throw new Error(`No PostgreSQL server is installed under ${INSTALLED}`);
  return found;
};

/** PostgreSQL refuses root: as root it runs as an unprivileged user. */
const findUser = () => {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync("id", [flag, "nobody"]).toString());
  return { uid: id("-u"), gid: id("-g") };
};

const freePort = async () => {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
};

const MS_PER_TICK = 10;

/** Ticks in user and system mode, of a process or with those of its ended children. */
const usedTicks = async (pid, withEnded) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return fields.slice(11, withEnded ? 15 : 13).reduce((sum, ticks) => sum + Number(ticks), 0);
};

/**
 * A PostgreSQL server of the machine with the memory that a small hosted one has, in a folder of its own. Its owner may do no
 * more than a hosted database's. Plans can be read from its log.
 */
export const startPostgres = async () => {
  const binaries = findBinaries();
  const user = findUser();
  const folder = await mkdtemp(path.join(tmpdir(), "serambi-bench-postgres-"));
  if (user.uid !== undefined) await chown(folder, user.uid, user.gid);
  const data = path.join(folder, "data");
  const log = path.join(folder, "log");
  const port = await freePort();
  const command = (name, ...parts) =>
    run(path.join(binaries, name), parts, { cwd: folder, maxBuffer: 64 * 1024 * 1024, ...user });
  await command("initdb", "-D", data, "-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C.UTF-8", "--no-sync");
  const settings = [
    ["-p", port],
    ["-c", "listen_addresses=127.0.0.1"],
    ["-c", "unix_socket_directories="],
    ["-c", "fsync=off"],
    ["-c", "shared_buffers=256MB"],
    ["-c", "jit=off"],
    ["-c", "shared_preload_libraries=auto_explain"],
    ["-c", "auto_explain.log_analyze=on"],
  ];
  const options = settings.flatMap(([flag, value]) => [flag, `'${value}'`]).join(" ");
  await command("pg_ctl", "-D", data, "-l", log, "-o", options, "-w", "start");

  const psqlParts = (database) => [
    "-X",
    "-q",
    "-v",
    "ON_ERROR_STOP=1",
    "-h",
    "127.0.0.1",
    "-p",
    port,
    "-U",
    "postgres",
    "-d",
    database,
  ];
  const psql = async (database, script) => {
    const child = spawn(path.join(binaries, "psql"), psqlParts(database).map(String), { cwd: folder, ...user });
    const out = [];
    const wrong = [];
    child.stdout.on("data", (text) => out.push(text));
    child.stderr.on("data", (text) => wrong.push(text));
    if (typeof script === "string") child.stdin.end(script);
    else {
      for (const text of script) if (!child.stdin.write(text)) await once(child.stdin, "drain");
      child.stdin.end();
    }
    const [code] = await once(child, "close");
    if (code !== 0) throw new Error(`psql: ${Buffer.concat(wrong)}`);
    return Buffer.concat(out).toString();
  };
  return {
    psql,
    /** Milliseconds of processor time that all of the server has used so far, its ended processes too (Linux). */
    cpuMs: async () => {
      const [postmaster = ""] = (await readFile(path.join(data, "postmaster.pid"), "utf8")).split("\n");
      const children = await readFile(`/proc/${postmaster}/task/${postmaster}/children`, "utf8");
      const times = await Promise.all(
        [postmaster, ...children.trim().split(" ")].map((pid) => usedTicks(pid, pid === postmaster)),
      );
      return times.reduce((sum, ticks) => sum + ticks, 0) * MS_PER_TICK;
    },
    /** Everything that the server has logged so far. */
    readLog: () => readFile(log, "utf8"),
    createDatabase: async (name) => {
      await psql(
        "postgres",
        `create role owner_of_${name} login createrole;\ncreate database ${name} owner owner_of_${name};`,
      );
      return `postgres://owner_of_${name}@127.0.0.1:${port}/${name}`;
    },
    stop: async () => {
      await command("pg_ctl", "-D", data, "-m", "immediate", "-w", "stop");
      await rm(folder, { recursive: true, force: true });
    },
  };
};
