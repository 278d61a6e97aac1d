import { describe, expect, it } from "@jest/globals";
import { renderToStaticMarkup } from "react-dom/server";

import { imageAddress, imageSet } from "./imageAddress";
import { Picture } from "./Picture";

describe("imageAddress", () => {
  it("asks for the next width that there is", () => {
    expect(imageAddress("/media/yayasan/aula.jpg", 600)).toBe("/_image/w_640/media/yayasan/aula.jpg");
    expect(imageAddress("/media/yayasan/aula.jpg", 9_000, "jpeg")).toBe("/_image/w_1920,f_jpeg/media/yayasan/aula.jpg");
  });

  it("names another host without what servers read in two ways", () => {
    expect(imageAddress("https://Gambar.example/o/foto%2Fkelas%20satu.jpg?alt=media", 64)).toBe(
      "/_image/w_64/https/gambar.example/o/foto%252Fkelas%2520satu.jpg?alt=media",
    );
  });

  it.each([
    "/media/yayasan/logo.svg",
    "/kain/cover/site/a.svg?w=64&h=64",
    "data:image/png;base64,AA==",
    "",
    "//host/a.png",
    "http://host/a.png",
    "https://a:b@host/a.png",
  ])("leaves %j as it is", (source) => {
    expect(imageAddress(source, 640)).toBe(source);
    expect(imageSet(source, 640)).toBeUndefined();
  });
});

describe("Picture", () => {
  it("offers the widths around its own, keeps its room and waits until it is near", () => {
    const html = renderToStaticMarkup(<Picture src="/media/yayasan/aula.jpg" alt="Aula" width={400} height={300} />);
    expect(html).toContain('src="/_image/w_640/media/yayasan/aula.jpg"');
    expect(html.match(/ (\d+)w/g)).toEqual([" 256w", " 384w", " 640w", " 960w"]);
    expect(html).toContain('sizes="400px"');
    expect(html).toMatch(/width="400" height="300" loading="lazy"/);
    expect(html).not.toContain("style=");
  });

  it("comes at once where it stands on the first screen", () => {
    const html = renderToStaticMarkup(
      <Picture src="/media/yayasan/aula.jpg" alt="" width={400} height={300} isFirst sizes="100vw" />,
    );
    expect(html).toContain('loading="eager" fetchPriority="high"');
    expect(html).toContain('sizes="100vw"');
  });
});
