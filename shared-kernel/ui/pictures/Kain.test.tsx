/** @jest-environment jest-fixed-jsdom */
import { afterEach, describe, expect, it } from "@jest/globals";
import { cleanup, render } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";

import { Kain } from "./Kain";
import { kainImages, KainProvider } from "./KainContext";

afterEach(cleanup);

const svg = '<svg data-drawn="yes"></svg>';

describe("Kain", () => {
  it("shows what the server draws", () => {
    const html = renderToStaticMarkup(
      <KainProvider paint={() => svg}>
        <Kain seed="a" variant="cover" width={640} height={400} className="own" />
      </KainProvider>,
    );
    expect(html).toBe(`<span class="kain own" data-kain="cover" aria-hidden="true">${svg}</span>`);
  });

  it("keeps the server's drawing when the browser takes over, and when it renders again", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = `<span class="kain" data-kain="cover" aria-hidden="true">${svg}</span>`;
    const picture = <Kain seed="a" variant="cover" width={640} height={400} />;
    const { rerender } = render(picture, { container: place, hydrate: true });
    rerender(picture);
    expect(place.querySelector("[data-drawn]")).toBeTruthy();
  });

  it("is an image of the server where it comes after the first page", () => {
    const { container } = render(
      <Kain seed="tata buku" variant="cover" motif="mega mendung" width={640} height={400} look={7} ground="dark" />,
    );
    const image = container.querySelector("img");
    expect(image?.getAttribute("src")).toBe("/kain/cover/mega-mendung/tata%20buku.svg?w=640&h=400&look=7&ground=dark");
    expect(image?.getAttribute("alt")).toBe("");
  });

  it("lets no seed out of its attribute", () => {
    const html = kainImages('v"><b>')({ seed: '"><script>', variant: "avatar", width: 96, height: 96 });
    const place = document.createElement("div");
    place.innerHTML = html;
    expect(place.children).toHaveLength(1);
    expect(place.querySelector("script, b")).toBeNull();
  });
});
