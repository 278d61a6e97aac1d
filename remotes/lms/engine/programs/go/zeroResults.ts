import type { SyntaxNode } from "@lezer/common";
import { parser } from "@lezer/go";

/** Behind those of a receiver and of what is given. */
const RESULTS_AT: Readonly<Record<string, number>> = { FunctionDecl: 1, FunctionLiteral: 1, MethodDecl: 2 };

/** The interpreter wraps values of these, and takes no variable of them for an empty one. */
const ANYTHING = /^(?:any$|interface\b)/;

const emptied = ([name, type]: readonly [string, string]): string =>
  ANYTHING.test(type) ? `${name}=nil;` : `{var empty__ ${type};${name}=empty__};`;

/** The names of a function's results, each with its type. */
const resultsOf = (node: SyntaxNode, at: number, text: string): readonly (readonly [string, string])[] =>
  (node.getChildren("Parameters")[at]?.getChildren("Parameter") ?? []).flatMap((parameter) => {
    const { lastChild } = parameter;
    const type = lastChild ? text.slice(lastChild.from, lastChild.to) : "";
    return parameter
      .getChildren("DefName")
      .map(({ from, to }) => [text.slice(from, to), type] as const)
      .filter(([name]) => name !== "_");
  });

/**
 * The same program, line by line, in which results that have names begin empty. The interpreter has them as the call before left them: a
 * function that adds to its result would count on and on.
 */
export const zeroResults = (text: string): string => {
  let made = "";
  let at = 0;
  parser.parse(text).iterate({
    enter: ({ name, node }) => {
      const index = RESULTS_AT[name];
      const body = node.getChild("Block");
      if (index === undefined || !body) return;
      const results = resultsOf(node, index, text);
      // One of several lines would move the others.
      if (results.length === 0 || results.some(([, type]) => type.includes("\n"))) return;
      made += text.slice(at, body.from + 1) + results.map(emptied).join("");
      at = body.from + 1;
    },
  });
  return made + text.slice(at);
};
