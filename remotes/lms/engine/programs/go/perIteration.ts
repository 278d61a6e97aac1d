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

/** Copies of a loop's variables at the beginning of its block. */
const copies = (clause: SyntaxNode, body: SyntaxNode, text: string): Edit[] => {
  if (!anyIn(body, ({ name }) => OUTLIVES.has(name))) return [];
  const isChanged = (name: string): boolean =>
    anyIn(body, (node) => CHANGES.has(node.name) && changedBy(text.slice(node.from, node.to)).includes(name));
  const isRange = clause.name === "RangeClause";
  const names = namesOf(clause, text).filter((name) => isRange || !isChanged(name));
  if (names.length === 0) return [];
  const [start, end] = [body.from + 1, body.to - 1];
  // In a block of its own: the loop's may declare the same names.
  return [
    { from: start, to: start, text: `${names.join(",")}:=${names.join(",")};{` },
    { from: end, to: end, text: "}" },
  ];
};

/** `range 10`, written out. */
const counted = (clause: SyntaxNode, text: string): Edit[] => {
  const [, name, count = ""] =
    /^(?:(\w+)\s*:=\s*)?range\s+(.*)$/s.exec(text.slice(clause.from, clause.to).trim()) ?? [];
  if (name === undefined || !COUNT.test(count)) return [];
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
      edits.push(...counted(clause, text), ...copies(clause, body, text));
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
