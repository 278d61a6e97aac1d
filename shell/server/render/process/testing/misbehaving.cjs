/*
 * A program in the place of the one that renders. It speaks the same frames, and does on order what code of a remote may do:
 * the path of a page's address says what. Plain code: it is run as it stands.
 */
"use strict";
const { Socket } = require("node:net");
const { compileFunction } = require("node:vm");

const line = new Socket({ fd: 3, readable: true, writable: true });

const send = (message, body = Buffer.alloc(0)) => {
  const text = Buffer.from(JSON.stringify(message));
  const header = Buffer.alloc(8);
  header.writeUInt32LE(text.length, 0);
  header.writeUInt32LE(body.length, 4);
  line.write(Buffer.concat([header, text, body]));
};

/** Code of a remote, known by its name in stacks. */
const remote = (code) => compileFunction(code, ["require"], { filename: "remote:courses@1.2.3" });

const FAULTS = {
  "/loop": remote("for (;;);"),
  "/loop-as-another": () =>
    remote('Function("for (;;);\\n//# sourceURL=remote:blog@4.5.6")();\n//# sourceURL=remote:blog@4.5.6')(),
  "/draw": () => {
    Object.defineProperty(globalThis, "__serambiRunning", { value: { version: "courses@1.2.3" } });
    for (;;);
  },
  "/microtasks": () => remote("const again = () => queueMicrotask(again); again();")(),
  "/loop-later": remote("setTimeout(() => { for (;;); }, 0)"),
  "/grow": remote("const all = []; for (;;) all.push(Buffer.alloc(4e6, 1));"),
  "/hoard": remote("const all = []; for (;;) all.push(new Array(1000).fill({}));"),
  "/exit": () => process.exit(1),
  "/throw-later": remote('setTimeout(() => { throw new Error("in a timer") }, 0)'),
};

let forgotten = 0;

const page = ({ id, url }) => {
  const { pathname } = new URL(url);
  if (pathname === "/never") return;
  if (pathname === "/nonsense") return send({ kind: "page", id, status: "fine" });
  if (pathname === "/no-frame") return void line.write(Buffer.from("\x02\0\0\0\0\0\0\0}{"));
  if (pathname === "/slowly") return void setTimeout(page, 50, { id, url: "http://main.localhost/" });
  FAULTS[pathname]?.();
  const body = Buffer.from(pathname === "/forgotten" ? String(forgotten) : `made by ${process.pid}`);
  send(
    { kind: "page", id, status: 200, isSound: true, isWhole: true, remotes: ["courses"], pieces: [body.length] },
    body,
  );
};

const take = (message) => {
  if (message.kind === "ping") send({ kind: "pong", number: message.number });
  if (message.kind === "page") page(message);
  if (message.kind === "forgetAnswers") forgotten += 1;
  if (message.kind === "load") send({ kind: "loaded", id: message.id, problems: [], loads: [] });
  // Code that goes on once it has been loaded.
  if (message.kind === "load" && message.release === "holds-up") FAULTS["/microtasks"]();
};

let rest = Buffer.alloc(0);
line.on("data", (piece) => {
  rest = Buffer.concat([rest, piece]);
  while (rest.length >= 8) {
    const bodyStart = 8 + rest.readUInt32LE(0);
    const end = bodyStart + rest.readUInt32LE(4);
    if (rest.length < end) return;
    const message = JSON.parse(rest.toString("utf8", 8, bodyStart));
    rest = rest.subarray(end);
    take(message);
  }
});
line.on("close", () => process.exit(0));
process.on("uncaughtException", (error) =>
  send({ kind: "stray", error: { name: error.name, message: error.message, stack: error.stack } }),
);
