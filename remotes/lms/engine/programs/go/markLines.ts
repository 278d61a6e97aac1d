import { parser } from "@lezer/go";

/** The variable that holds the line of the statement that was begun last. */
export const LINE_VARIABLE = "serambiLine__";

const BODIES: ReadonlySet<string> = new Set(["Block", "SwitchBlock", "SelectBlock"]);
const NO_STATEMENT = /^(?:[{}();]|Case|\w*Comment)$/;

/**
 * The same program, line by line, that notes the line of each statement before it begins. The interpreter tells only where a function
 * that failed begins.
 */
export const markLines = (text: string): string => {
  let marked = "";
  let from = 0;
  let line = 1;
  parser.parse(text).iterate({
    enter: (node) => {
      if (!BODIES.has(node.node.parent?.name ?? "") || NO_STATEMENT.test(node.name) || node.type.isError) return;
      const before = text.slice(from, node.from);
      line += before.split("\n").length - 1;
      marked += `${before}${LINE_VARIABLE}=${line};`;
      from = node.from;
    },
  });
  return `${marked}${text.slice(from)}\nvar ${LINE_VARIABLE} int\n`;
};
