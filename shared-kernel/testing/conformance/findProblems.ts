/** Mistakes of structure that a browser forgives and a screen reader's user meets. */

const nameOf = (element: Element): string =>
  [
    element.textContent,
    element.getAttribute("aria-label"),
    element.getAttribute("aria-labelledby"),
    element.querySelector("img")?.getAttribute("alt"),
  ]
    .join("")
    .trim();

const isLabelled = (field: Element): boolean =>
  field.closest("label") !== null ||
  field.hasAttribute("aria-label") ||
  field.hasAttribute("aria-labelledby") ||
  [...field.ownerDocument.querySelectorAll("label[for]")].some((label) => label.getAttribute("for") === field.id);

const show = (element: Element): string => element.outerHTML.slice(0, 160);

const repeated = (values: readonly string[]): string[] =>
  values.filter((value, index) => values.indexOf(value) !== index);

/** Every attribute that points to another element by its id. */
const REFERENCES = ["for", "aria-labelledby", "aria-describedby", "aria-controls", "aria-errormessage"];

const danglingReferences = (root: Element, ids: ReadonlySet<string>): string[] =>
  REFERENCES.flatMap((attribute) =>
    [...root.querySelectorAll(`[${attribute}]`)].flatMap((element) =>
      (element.getAttribute(attribute) ?? "")
        .split(/\s+/)
        .filter((id) => id !== "" && !ids.has(id))
        .map((id) => `${attribute} points to "${id}", which is not there`),
    ),
  );

const CHECKS: readonly {
  readonly what: string;
  readonly selector: string;
  readonly isWrong?: (element: Element) => boolean;
}[] = [
  { what: "picture without alt", selector: "img:not([alt])" },
  { what: "style attribute", selector: "[style]" },
  { what: "link without address", selector: "a:not([href])" },
  {
    what: "link or button without a name",
    selector: "a, button",
    // The button that Enter presses in a form of several may be hidden from everybody.
    isWrong: (element) => nameOf(element) === "" && !element.matches('[aria-hidden="true"][tabindex="-1"]'),
  },
  {
    what: "field without a label",
    selector: "input:not([type=hidden]), select, textarea",
    isWrong: (element) => !isLabelled(element),
  },
  {
    what: "new tab that keeps its opener",
    selector: "a[target=_blank]",
    isWrong: (element) =>
      !["noopener", "noreferrer"].every((word) => element.getAttribute("rel")?.split(" ").includes(word)),
  },
  {
    what: "inline handler",
    selector: "*",
    isWrong: (element) => element.getAttributeNames().some((name) => name.startsWith("on")),
  },
];

/** @returns one line for each mistake */
export const findProblems = (root: Element): string[] => {
  const ids = [...root.querySelectorAll("[id]")].map(({ id }) => id);
  return [
    ...CHECKS.flatMap(({ what, selector, isWrong = () => true }) =>
      [...root.querySelectorAll(selector)].filter(isWrong).map((element) => `${what}: ${show(element)}`),
    ),
    ...repeated(ids).map((id) => `two elements with the id "${id}"`),
    ...danglingReferences(root, new Set(ids)),
  ];
};
