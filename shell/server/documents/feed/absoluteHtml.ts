import { defaultTreeAdapter, parseFragment, serialize, type DefaultTreeAdapterTypes } from "parse5";

import { legalText } from "./cleanText";

const ADDRESSES: ReadonlySet<string> = new Set(["href", "src", "poster", "cite"]);
/** Other widths of a picture: a reader takes `src`, and each address here would have to be made absolute by itself. */
const LEFT_OUT: ReadonlySet<string> = new Set(["srcset", "sizes"]);

const absolute = (address: string, base: string): string =>
  URL.canParse(address, base) ? new URL(address, base).href : address;

/**
 * HTML as it may stand anywhere else: every address in it absolute, and nothing in it that XML cannot hold.
 * @param base of the page that it stands on
 */
export const absoluteHtml = (html: string, base: string): string => {
  const root = parseFragment(html);
  // A list and no recursion: how deep elements stand in one another is somebody else's choice.
  const waiting: DefaultTreeAdapterTypes.ParentNode[] = [root];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    for (const child of node.childNodes) {
      if (!defaultTreeAdapter.isElementNode(child)) continue;
      child.attrs = child.attrs
        .filter(({ name }) => !LEFT_OUT.has(name))
        .map(({ name, value }) => ({ name, value: ADDRESSES.has(name) ? absolute(value, base) : value }));
      waiting.push(child);
    }
  }
  return legalText(serialize(root));
};
