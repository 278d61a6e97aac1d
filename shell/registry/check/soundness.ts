interface Unsound {
  readonly why: string;
  readonly fix: string;
}

const RULES: readonly (Unsound & { readonly pattern: RegExp })[] = [
  {
    pattern: /<[^>]+\sstyle="/,
    why: "its HTML has a style attribute, which the content security policy blocks",
    fix: "use a class, an attribute of the SVG, or a data attribute",
  },
  {
    pattern: /<[^>]+\son[a-z]+="/,
    why: "its HTML has an inline handler, which the content security policy blocks",
    fix: "give React the handler",
  },
  {
    pattern: /<script(?![^>]*type="application\/(?:ld\+)?json")/,
    why: "its HTML has a script, which the content security policy blocks",
    fix: "import the code in a component",
  },
  { pattern: /<style/, why: "its HTML has a style element", fix: "write a .module.css file beside the component" },
  {
    pattern: /\b(?:href|src|action)="javascript:/i,
    why: "a link of its HTML runs a script",
    fix: "use a button, or check addresses from outside (LinkAddress of the contracts)",
  },
  {
    pattern: /\[object \w+\]|>\s*(?:undefined|NaN|Invalid Date)\s*</,
    why: "it shows a value that was never meant to be read",
    fix: "leave the element out where there is no value",
  },
];

/** What is wrong with server HTML by its text alone. */
export const unsoundIn = (html: string): Unsound[] =>
  html === ""
    ? [{ why: "it renders nothing", fix: "show what there is, or say that there is nothing" }]
    : RULES.filter(({ pattern }) => pattern.test(html));
