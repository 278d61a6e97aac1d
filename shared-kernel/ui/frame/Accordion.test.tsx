import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";

import { Accordion } from "./Accordion";

const items = ["bayar", "tertinggal"].map((id) => ({ id, title: `Tanya ${id}`, content: `Jawab ${id}` }));

describe("Accordion", () => {
  it("is opened by the browser, one at a time where its items share a name", () => {
    const html = renderToStaticMarkup(<Accordion items={items} name="tanya" openIds={["bayar"]} />);
    expect(html.match(/<details id="[a-z]+" name="tanya"/g)).toHaveLength(2);
    expect(html.match(/<details[^>]* open=""/g)).toHaveLength(1);
    expect(html).toContain("Jawab tertinggal");
  });
});
