import { describe, expect, it } from "@jest/globals";
import { imageAddress } from "@serambi/kernel/ui";

import { readImageAddress } from "./readImageAddress";

/** What the router makes of an address. */
const read = (address: string) => {
  const { pathname, search } = new URL(address, "https://contoh.example");
  const [, modifiers = "", path = ""] = /^\/_image\/([^/]+)\/(.*)$/.exec(pathname) ?? [];
  return readImageAddress(modifiers, decodeURIComponent(path), search);
};

describe("readImageAddress", () => {
  it("reads what `imageAddress` writes", () => {
    expect(read(imageAddress("/media/yayasan/aula.jpg", 640))).toEqual({
      width: 640,
      format: undefined,
      source: { kind: "media", tenant: "yayasan", file: "aula.jpg" },
    });
    expect(read(imageAddress("/remotes/sites/1.2.0-ab/aula.png", 100, "webp"))).toEqual({
      width: 128,
      format: "webp",
      source: { kind: "remote", id: "sites", version: "1.2.0-ab", file: "aula.png" },
    });
  });

  it.each([
    "https://gambar.example/o/foto%2Fkelas%20satu.jpg?alt=media&token=a%2Fb",
    "https://gambar.example:8443/a.png",
    "https://gambar.example/ñandú.png",
    "https://gambar.example/",
    "https://gambar.example/100%25.png",
  ])("finds the address on another host again, letter for letter: %s", (source) => {
    const asked = read(imageAddress(source, 640));
    expect(asked?.source.kind === "web" && asked.source.url.href).toBe(new URL(source).href);
  });

  it.each([
    ["w_641", "media/yayasan/aula.jpg"],
    ["w_640,f_gif", "media/yayasan/aula.jpg"],
    ["w_640,q_100", "media/yayasan/aula.jpg"],
    ["f_webp", "media/yayasan/aula.jpg"],
    ["w_640,f_webp,f_avif", "media/yayasan/aula.jpg"],
    ["w_1e3", "media/yayasan/aula.jpg"],
    ["", "media/yayasan/aula.jpg"],
    ["w_640", "media/yayasan/sub/aula.jpg"],
    ["w_640", "media/../aula.jpg"],
    ["w_640", "media/yayasan/rahasia.txt"],
    ["w_640", "remotes/sites/1/remoteEntry.js"],
    ["w_640", "remotes/../1/aula.png"],
    ["w_640", "remotes/sites/1/../../aula.png"],
    ["w_640", "assets/aula.png"],
    ["w_640", "http/gambar.example/a.png"],
    ["w_640", "https/gambar.example"],
    ["w_640", "https//a.png"],
    ["w_640", "https/pengguna@gambar.example/a.png"],
    ["w_640", "https/gambar.example\\@lain.example/a.png"],
    ["w_640", "https/GAMBAR.example/a.png"],
    ["w_640", "file/etc/passwd"],
  ])("refuses %s/%s", (modifiers, path) => {
    expect(readImageAddress(modifiers, path, "")).toBeNull();
  });

  it("never leaves the host, whatever the path says", () => {
    for (const path of ["//lain.example/a.png", "/../../a.png", "/@lain.example/a.png", "/?x#y"]) {
      const source = readImageAddress("w_640", `https/gambar.example${path}`, "")?.source;
      expect(source?.kind === "web" && source.url.host).toBe("gambar.example");
    }
  });
});
