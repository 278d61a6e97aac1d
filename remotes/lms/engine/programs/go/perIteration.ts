import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/go";

/** A value that outlives its turn of the loop: a function, a deferred call, an address. */
const OUTLIVES: ReadonlySet<string> = new Set(["FunctionLiteral", "DeferStatement", "UnaryExp"]);
const CHANGES: ReadonlySet<string> = new Set(["Assignment", "IncDecStatement"]);
const COUNT = /^(?:\d+|len\(\w+\))$/;

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const anyIn = (node: SyntaxNode, found: (each: SyntaxNode) => boolean): boolean => {
  let isFound = false;
  node.cursor().iterate(({ node: each }) => {
    isFound ||= found(each);
    return !isFound;
  });
  return isFound;
};

/** The names that a loop declares; none where it assigns to variables from before. */
const namesOf = (clause: SyntaxNode, text: string): readonly string[] => {
  const declaration = clause.name === "ForClause" ? clause.getChild("VarDecl") : clause;
  return (declaration?.getChildren("DefName") ?? [])
    .map(({ from, to }) => text.slice(from, to))
    .filter((name) => name !== "_");
};

/** The variables that a statement changes: `a, b = b, a`, `a += 1`, `a++`. */
const changedBy = (statement: string): readonly string[] => {
  const [targets = ""] = statement.split("=");
  return targets.split(",").map((target) => target.replace(/[^\w\])]+$/, "").trim());
};

const changes = (body: SyntaxNode, name: string, text: string): boolean =>
  anyIn(body, (node) => CHANGES.has(node.name) && changedBy(text.slice(node.from, node.to)).includes(name));

/** Copies of a loop's variables at the beginning of its block. */
const copies = (clause: SyntaxNode, body: SyntaxNode, text: string): Edit[] => {
  if (!anyIn(body, ({ name }) => OUTLIVES.has(name))) return [];
  const isRange = clause.name === "RangeClause";
  const names = namesOf(clause, text).filter((name) => isRange || !changes(body, name, text));
  if (names.length === 0) return [];
  const [start, end] = [body.from + 1, body.to - 1];
  // In a block of its own: the loop's may declare the same names.
  return [
    { from: start, to: start, text: `${names.join(",")}:=${names.join(",")};{` },
    { from: end, to: end, text: "}" },
  ];
};

/** Declarations that say by themselves that a name is an `int`. */
const OF_WHOLE = /^(?:var |const )?\w+(?: int)?(?: :?= (?:\d+|len\(\w+\)))?$/;
const DECLARES: ReadonlySet<string> = new Set(["VarDecl", "ConstDecl", "ForClause", "RangeClause", "Parameters"]);

/** Tells whether a statement, or the parameters of a function, make a name an `int`; null where they do not declare it. */
const makesWhole = (node: SyntaxNode, name: string, text: string): boolean | null => {
  const isName = (each: SyntaxNode): boolean => each.name === "DefName" && text.slice(each.from, each.to) === name;
  if (!DECLARES.has(node.name) || !anyIn(node, isName)) return null;
  if (node.name !== "Parameters") return OF_WHOLE.test(text.slice(node.from, node.to).replace(/\s+/g, " "));
  const parameter = node.getChildren("Parameter").find((one) => one.getChildren("DefName").some(isName));
  const type = parameter?.lastChild;
  return type ? text.slice(type.from, type.to) === "int" : false;
};

/** Tells whether a name is an `int` where a loop stands, as far as the nearest declaration shows. */
const isWhole = (loop: SyntaxNode, name: string, text: string): boolean => {
  for (let inner: SyntaxNode | null = loop; inner; inner = inner.parent)
    for (let before = inner.prevSibling; before; before = before.prevSibling) {
      const found = makesWhole(before, name, text);
      if (found !== null) return found;
    }
  return false;
};

/** `range 10`, written out; and `range n`, where it counts. */
const counted = (loop: SyntaxNode, clause: SyntaxNode, body: SyntaxNode, text: string): Edit[] => {
  const [, name, count = ""] = /^(\w+)\s*:=\s*range\s+(.*)$/s.exec(text.slice(clause.from, clause.to).trim()) ?? [];
  if (name === undefined) return [];
  const isName = /^[A-Za-z_]\w*$/.test(count);
  // It is counted up to what it is at the beginning.
  if (isName && (!isWhole(loop, count, text) || changes(body, count, text))) return [];
  if (!isName && !COUNT.test(count)) return [];
  return [{ from: clause.from, to: clause.to, text: `${name} := 0; ${name} < ${count}; ${name}++` }];
};

/**
 * The same program, line by line, in which each turn of a loop has variables of its own, as in Go since 1.22; and loops that count are
 * written out. The interpreter has one variable for all turns, and reads what a deferred call is given as late as it calls.
 */
export const perIteration = (text: string): string => {
  const edits: Edit[] = [];
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      if (name !== "ForStatement") return;
      const clause = node.getChild("RangeClause") ?? node.getChild("ForClause");
      const body = node.getChild("Block");
      if (!clause || !body || body.from === body.to) return;
      edits.push(...counted(node, clause, body, text), ...copies(clause, body, text));
    },
  });
  let made = "";
  let at = 0;
  for (const { from, to, text: added } of edits.toSorted((one, other) => one.from - other.from)) {
    made += text.slice(at, from) + added;
    at = to;
  }
  return made + text.slice(at);
};
