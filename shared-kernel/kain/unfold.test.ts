import { describe, expect, it } from "@jest/globals";

import { unfold } from "./unfold";

describe("unfold", () => {
  it("draws a path where it is used, with what the use says of it", () => {
    expect(unfold('<defs><path id="a" d="M0 0h9"/></defs><use href="#a" fill="red"/><use href="#a"/>')).toBe(
      '<defs></defs><path d="M0 0h9" fill="red"/><path d="M0 0h9"/>',
    );
  });

  it("keeps a definition that is drawn at another place, too", () => {
    const copies = '<use href="#a" x="4" y="0"/><use href="#a" transform="scale(2)"/>';
    expect(unfold(`<defs><path id="a" d="M0 0h9"/></defs>${copies}<use href="#a" fill="red"/>`)).toBe(
      `<defs><path id="a" d="M0 0h9"/></defs>${copies}<path d="M0 0h9" fill="red"/>`,
    );
  });

  it("takes no path for another whose id begins alike", () => {
    const svg = '<path id="a" d="M0 0h9"/><path id="ab" d="M1 1h9"/><use href="#ab"/><use href="#a"/>';
    expect(unfold(svg)).toBe('<path d="M1 1h9"/><path d="M0 0h9"/>');
  });

  it("leaves what would make a picture too large, and first draws what takes least", () => {
    const long = `M0 0h${"1".repeat(1500)}`;
    const svg =
      `<path id="a" d="${long}"/><path id="b" d="M0 0h9"/>` +
      '<use href="#a"/>'.repeat(3) +
      '<use href="#b"/>'.repeat(3);
    const drawn = unfold(svg);
    expect(drawn).toContain('<path id="a"');
    expect(drawn).not.toContain('<path id="b"');
    expect(drawn.match(/<use href="#a"/g)).toHaveLength(3);
  });
});
