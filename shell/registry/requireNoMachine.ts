import { parse, type AnyNode } from "acorn";
import { fullAncestor } from "acorn-walk";

/** Most bundles have no such line, and are not parsed. */
const MAYBE =
  /\bprocess\s*(?:\?\.|\.(?=\w)|\[)|[=(,:]\s*process\s*(?:[;,)}]|$)|(?:globalThis|global|self)\s*(?:\?\.|\.|\[)\s*["']?process\b/m;

/** The name in a `typeof` is undefined here: nothing is reached. */
const ASKED = /\btypeof process\b/;

const TEXT = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

const isSuspect = (line: string): boolean =>
  MAYBE.test(line) && !ASKED.test(line) && MAYBE.test(line.replaceAll(TEXT, '""'));

const NAME = "process";
const GLOBAL = /^(?:globalThis|global|self)$/;

const isNamed = (node: AnyNode | null | undefined): boolean => node?.type === "Identifier" && node.name === NAME;

/** Tells whether the name is a parameter's or a pattern's: `process`, `{ process }`, `[process]`, `process = 1`. */
const isBinding = (node: AnyNode | null | undefined): boolean => {
  if (!node) return false;
  if (node.type === "ObjectPattern")
    return node.properties.some((part) => isBinding(part.type === "Property" ? part.value : part.argument));
  if (node.type === "ArrayPattern") return node.elements.some(isBinding);
  if (node.type === "AssignmentPattern") return isBinding(node.left);
  return node.type === "RestElement" ? isBinding(node.argument) : isNamed(node);
};

/** The function, or the whole, that a declaration is known in; null where this node declares nothing of the name. */
const scopeOfDeclaration = (node: AnyNode, ancestors: readonly AnyNode[]): AnyNode | null => {
  if ("params" in node && node.params.some(isBinding)) return node;
  const isDeclared =
    (node.type === "VariableDeclarator" && isBinding(node.id)) ||
    (node.type === "FunctionDeclaration" && isNamed(node.id));
  if (!isDeclared) return null;
  return ancestors.slice(0, -1).findLast((each) => "params" in each || each.type === "Program") ?? null;
};

/** Tells whether it is reached only where something has asked for its type before: here it has none. */
const isAsked = (ancestors: readonly AnyNode[], code: string): boolean =>
  ancestors.some((node) => {
    if (node.type === "UnaryExpression") return node.operator === "typeof";
    const test = node.type === "LogicalExpression" ? node.left : "test" in node ? node.test : null;
    return test ? ASKED.test(code.slice(test.start, test.end)) : false;
  });

/** `globalThis.process`, `globalThis["process"]`. */
const isGlobalNamed = (node: AnyNode): boolean =>
  node.type === "MemberExpression" &&
  node.object.type === "Identifier" &&
  GLOBAL.test(node.object.name) &&
  (isNamed(node.property) || (node.property.type === "Literal" && node.property.value === NAME));

/** The parts of the machine that a piece of code reaches, as it is written there: `process.env`. Names of properties and labels are not walked to. */
const reachedAt = (ancestors: readonly AnyNode[], code: string): string | null => {
  const [parent, node] = [ancestors.at(-2), ancestors.at(-1)];
  if (!parent || !node || !(isGlobalNamed(node) || isNamed(node))) return null;
  if (parent.type === "Property" && parent.key === node && !parent.shorthand) return null;
  const whole = parent.type === "MemberExpression" ? parent : node;
  return code.slice(whole.start, whole.end).replaceAll(/\s+/g, " ").slice(0, 80);
};

/**
 * Refuses a server bundle that names the process it would run in. Nothing of it has been run by then.
 * @throws Error with what it reaches, and the line
 */
export const requireNoMachine = (code: string, id: string): void => {
  if (!MAYBE.test(code) || !code.split("\n").some(isSuspect)) return;
  const program = parse(code, { ecmaVersion: "latest", allowReturnOutsideFunction: true });
  const declaredIn = new Set<AnyNode>();
  const found: { readonly what: string; readonly start: number; readonly ancestors: readonly AnyNode[] }[] = [];
  fullAncestor(program, (each, _state, all) => {
    const [node, ancestors] = [each, all as readonly AnyNode[]]; // what the parser above made
    const scope = scopeOfDeclaration(node, ancestors);
    if (scope) declaredIn.add(scope);
    const what = reachedAt(ancestors, code);
    if (what !== null && !isAsked(ancestors, code)) found.push({ what, start: node.start, ancestors: [...ancestors] });
  });
  const reached = found.find(({ ancestors }) => !ancestors.some((node) => declaredIn.has(node)));
  if (!reached) return;
  const line = code.slice(0, reached.start).split("\n").length;
  throw new Error(
    `${id}: its server half reaches ${reached.what} (line ${line} of remote.cjs): environment, files and processes are the server's; ask a host, or let the loader be given it`,
  );
};
