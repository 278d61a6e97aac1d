/* oxlint-disable import/default -- files as texts, which the build makes default exports */
import console from "./world/console.js?text";
import events from "./world/events.js?text";
import inspect from "./world/inspect.js?text";
import locales from "./world/locales.js?text";
import modules from "./world/modules.js?text";
import process from "./world/process.js?text";
import require from "./world/require.js?text";
import timers from "./world/timers.js?text";
import web from "./world/web.js?text";

/** Each builds on those before it. */
const PARTS = [inspect, console, timers, web, locales, events, process, modules, require];

/** Of a part the function alone. */
const functionOf = (part: string): string =>
  `(${part
    .slice(part.indexOf("=") + 1)
    .trimEnd()
    .replace(/;$/, "")})`;

/**
 * The world of a JavaScript program (console, timers, standard input and output, of Node's modules what textbooks use), as the source of a
 * function that makes it of a host: `host.ts`.
 */
export const WORLD = `((host) => {
const world = { host };
${PARTS.map((part) => `${functionOf(part)}(world);`).join(" ")}
return world;
})`;
