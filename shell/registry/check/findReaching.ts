import type { CssNode, List, Selector } from "css-tree";
// The parts alone: the whole brings the grammar of every property along, which takes longer to load than a style sheet to read.
import generate from "css-tree/generator";
import parse from "css-tree/parser";

/** Something in a style sheet that touches what is not its remote's. */
interface Reaching {
  /** `elements`: it changes how elements of others look, in whatever layer it stands. */
  readonly kind: "elements" | "rule";
  /** The selector or rule, as it is written. */
  readonly what: string;
  readonly why: string;
  readonly fix: string;
}

interface Ground {
  /** Whether a class is one of the remote's own. */
  readonly isOwn: (className: string) => boolean;
  /** The cascade layers that its rules may stand in; missing: sources, which the build puts into theirs. */
  readonly layers?: readonly string[];
}

/** Rules that hold for the whole page, by any name. */
const GLOBAL_RULES: Readonly<Record<string, string>> = {
  "font-face": "fonts are the site's: it names them in its settings",
  import: "a style sheet of elsewhere is not checked, and the content security policy refuses it",
  "counter-style": "its name holds for the whole page",
  "view-transition": "transitions between pages are the shell's",
  page: "how pages are printed is the shell's",
  property: "its name holds for the whole page",
};

/** Rules that the kernel's pieces bring: its sources are everybody's, and the shell has the same. */
const KERNEL_LAYER = "kernel";
/** Of the whole page a remote may keep room for a bar of its own, while it is there. */
const ROOM = /^scroll-padding/;

/** Of these the arguments say what the element is; of the others (`:not`, `:has`) what is around it. */
const SAME_ELEMENT = new Set(["is", "where", "matches", "any"]);

/** Where an element that a selector matches stands, as far as the selector says. */
interface Standing {
  /** Below one of the remote's own elements. */
  readonly isBelow: boolean;
  /** Itself one of them. */
  readonly isOne: boolean;
}

const isInside = ({ isBelow, isOne }: Standing): boolean => isBelow || isOne;

const selectorsIn = (list: List<CssNode> | null): Selector[] =>
  list?.toArray().flatMap((node) => {
    if (node.type === "SelectorList") return selectorsIn(node.children);
    return node.type === "Selector" ? [node] : [];
  }) ?? [];

const standingOf = (selector: Selector, parent: Standing | null, ground: Ground): Standing => {
  const nodes = selector.children.toArray();
  const isNested = parent !== null && !nodes.some(({ type }) => type === "NestingSelector");
  let isBelow = isNested && isInside(parent);
  let isOne = false;
  for (const node of nodes) {
    if (node.type === "Combinator") {
      // A neighbour of an own element is within the remote too: the shell puts an element around every page and slot.
      isBelow ||= isOne;
      isOne = false;
    }
    if (node.type === "ClassSelector") isOne ||= ground.isOwn(node.name);
    if (node.type === "NestingSelector" && parent) {
      isOne ||= parent.isOne;
      isBelow ||= parent.isBelow;
    }
    if (node.type === "PseudoClassSelector" && SAME_ELEMENT.has(node.name)) {
      const inner = selectorsIn(node.children).map((argument) => standingOf(argument, null, ground));
      if (inner.length > 0 && inner.every(isInside)) isOne = true;
    }
  }
  return { isBelow, isOne };
};

/**
 * Every rule of a style sheet that reaches beyond its remote's own elements.
 * @param css as it is served, or as it was written
 */
export const findReaching = (css: string, ground: Ground): Reaching[] => {
  const found: Reaching[] = [];

  const visit = (nodes: List<CssNode> | undefined, parent: Standing | null, layer: string | null): void => {
    for (const node of nodes?.toArray() ?? []) {
      if (node.type === "Atrule") visitAtRule(node.name.toLowerCase(), node, parent, layer);
      if (node.type !== "Rule") continue;
      const selectors = node.prelude.type === "SelectorList" ? selectorsIn(node.prelude.children) : [];
      const standings = selectors.map((selector) => standingOf(selector, parent, ground));
      const isRoom = node.block.children
        .toArray()
        .every((inner) => inner.type === "Declaration" && ROOM.test(inner.property));
      for (const [index, selector] of selectors.entries()) {
        const standing = standings[index];
        if (standing && !isInside(standing) && !isRoom)
          found.push({
            kind: "elements",
            what: generate(selector),
            why: "it matches elements of the shell and of other remotes too",
            fix: "put a class of the remote's own on the element, or around it, and name it in the selector",
          });
      }
      if (ground.layers && layer === null && parent === null)
        found.push({
          kind: "rule",
          what: generate(node.prelude),
          why: "it stands in no cascade layer, and so before every rule of the shell",
          fix: "build with remoteConfig of rspack.base.ts, which puts styles into the remote's layer",
        });
      visit(
        node.block.children,
        {
          isBelow: standings.every(isInside) && standings.some(({ isBelow }) => isBelow),
          isOne: standings.every(isInside),
        },
        layer,
      );
    }
  };

  const visitAtRule = (
    name: string,
    node: Extract<CssNode, { type: "Atrule" }>,
    parent: Standing | null,
    layer: string | null,
  ): void => {
    const prelude = node.prelude ? generate(node.prelude) : "";
    if (ground.layers && name === "layer" && layer === null && prelude === KERNEL_LAYER) return;
    if (name.endsWith("keyframes")) {
      if (ground.layers && !ground.isOwn(prelude))
        found.push({
          kind: "rule",
          what: `@keyframes ${prelude}`,
          why: "animations of the same name elsewhere on the page would change",
          fix: "write it in a .module.css file, where its name becomes the remote's own",
        });
      return;
    }
    const reason = GLOBAL_RULES[name];
    if (reason !== undefined)
      found.push({ kind: "rule", what: `@${name} ${prelude}`.trim(), why: reason, fix: "leave it out" });
    if (name === "layer" && ground.layers && !ground.layers.includes(prelude))
      found.push({
        kind: "rule",
        what: `@layer ${prelude}`,
        why: `a remote's rules stand in ${ground.layers.join(" or ")}`,
        fix: "leave @layer out: the build writes it",
      });
    visit(node.block?.children, parent, name === "layer" ? prelude : layer);
  };

  const sheet = parse(css);
  if (sheet.type === "StyleSheet") visit(sheet.children, null, null);
  return found;
};
