/**
 * `npm start`: installs what is missing, builds what is stale, then runs the server as a child and again where it falls.
 * Plain JavaScript without dependencies, because in a fresh clone there is nothing else.
 */
import { spawnSync } from "node:child_process";
import { createServer } from "node:net";
import { join } from "node:path";

import { installDependencies } from "./installDependencies.mjs";
import { keepServer } from "./keeper/keepServer.mjs";
import { ROOT } from "./sourceHash.mjs";

const OLDEST_NODE = [20, 19];

const stop = (message) => {
  console.error(message);
  process.exit(1);
};

const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
  stop(`Serambi needs Node ${OLDEST_NODE.join(".")} or newer; this is ${process.versions.node}.`);

/** Said before minutes of building, not after. The server itself checks the value and says more. */
const isTaken = (port, host) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error) => resolve(error.code === "EADDRINUSE"));
    probe.listen({ port, host }, () => probe.close(() => resolve(false)));
  });

const host = process.env.HOST || "127.0.0.1";
const port = Number(process.env.PORT || 3000);
if (Number.isInteger(port) && port > 0 && port < 65_536 && (await isTaken(port, host)))
  stop(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm start`);

process.env.NODE_ENV ??= "production";
if (!installDependencies(ROOT)) stop("The dependencies could not be installed; the lines above say why.");
const { status } = spawnSync(process.execPath, [join(ROOT, "shell", "start", "build.mjs")], {
  cwd: ROOT,
  stdio: "inherit",
});
if (status !== 0) stop("The build failed; the lines above say why.");

await keepServer({ file: join(ROOT, "shell", "dist", "server", "serve.cjs"), host, port });
