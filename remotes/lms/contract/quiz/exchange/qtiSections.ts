import type { SectionOf } from "./Exchanged";
import { resolvePath } from "./packageFiles";
import { elementsOf, firstOf, type XmlNode } from "./xmlTree";

/** The place of an item in a test. */
export interface ItemPlace {
  readonly path: string;
  /** As the test names the file. */
  readonly href: string;
  readonly line: number;
  readonly section: SectionOf;
  /** Weight of the item in the test, where it is a whole number. */
  readonly weight: number | null;
}

const MOST_TITLE = 120;

const sectionOf = (node: XmlNode): SectionOf => {
  const select = Number(elementsOf(node).find(({ name }) => name === "selection")?.attributes["select"]);
  const identifier = (node.attributes["identifier"] ?? "").replace(/^section-/, "");
  return {
    id: /^[a-z0-9][a-z0-9-]{0,39}$/.test(identifier) ? identifier : "",
    title: (node.attributes["title"] ?? "").trim().slice(0, MOST_TITLE),
    ...(Number.isInteger(select) && select >= 1 && select <= 100 && { draw: select }),
  };
};

const weightOf = (reference: XmlNode): number | null => {
  const value = Number(firstOf(reference, "weight")?.attributes["value"]);
  return Number.isInteger(value) && value >= 1 && value <= 100 ? value : null;
};

const referenceOf = (reference: XmlNode, name: string, section: SectionOf): ItemPlace => {
  const href = reference.attributes["href"] ?? "";
  return { path: resolvePath(name, href), href, line: reference.line, section, weight: weightOf(reference) };
};

/** The items of a test's sections in their order; of sections within sections the innermost counts. @param name the file of the test */
export const placesOf = (node: XmlNode, name: string, section: SectionOf | null = null): readonly ItemPlace[] =>
  elementsOf(node).flatMap((child) => {
    if (child.name === "assessment-item-ref") return section ? [referenceOf(child, name, section)] : [];
    return placesOf(child, name, child.name === "assessment-section" ? sectionOf(child) : section);
  });
