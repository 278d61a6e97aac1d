/**
 * Draws the picture that is shared of the book's pages (README.md), out of the cover's cloth and the faces of the book's own
 * site, which must be running.
 *   node e2e/films/drawBook.mjs [PORT]
 */
import { createHash } from "node:crypto";
import { readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { chromium } from "@playwright/test";

import { BROWSER_FLAGS, findBrowser } from "../fixtures/findBrowser.mjs";

/** What every service shows whole. */
const [WIDTH, HEIGHT] = [1200, 630];
const COVER = { width: 372, height: 543 };
const FOLDER = join(import.meta.dirname, "../../shell/platform/seed/media/metamorfosa");
const NAME = "buku-metamorfosa";

const port = process.argv[2] ?? "3000";
const cloth = `/kain/field/sekar-jagad/buku-9.svg?w=400&h=584`;

/** Runs in the page: the policy of the site forbids style attributes in markup, not those that a script sets. */
const compose = ([address, cover]) => {
  const make = (parent, style, text = "", tag = "div") => {
    const element = document.createElement(tag);
    Object.assign(element.style, style);
    element.textContent = text;
    parent.append(element);
    return element;
  };
  const heading = "var(--font-heading)";
  document.body.replaceChildren();
  const sheet = make(document.body, {
    position: "fixed",
    inset: "0",
    zIndex: "9",
    overflow: "hidden",
    background: "#d8e0d5",
    color: "#16261e",
  });
  make(
    sheet,
    {
      position: "absolute",
      top: "34px",
      left: "54px",
      font: `italic 400 236px/1 ${heading}`,
      letterSpacing: "-0.045em",
    },
    "Metamorfosa",
  );
  const book = make(sheet, {
    position: "absolute",
    left: "92px",
    bottom: "-132px",
    width: `${cover.width}px`,
    height: `${cover.height}px`,
    background: "#12241c",
    boxShadow: "-10px 0 0 #0d1a14, 26px 18px 60px rgb(10 30 20 / 45%)",
  });
  const picture = make(book, { display: "block", width: "100%", height: "100%", objectFit: "cover" }, "", "img");
  const plate = make(book, {
    position: "absolute",
    top: "9%",
    left: "13%",
    right: "9%",
    padding: "24px 16px 18px",
    background: "#f1ead8",
    textAlign: "center",
  });
  make(plate, { font: `italic 500 52px/0.9 ${heading}`, letterSpacing: "-0.03em" }, "Metamorfosa");
  make(plate, { marginTop: "56px", font: "19px/1.2 var(--font-text)" }, "Ratri Kusumaningtyas");
  const words = make(sheet, { position: "absolute", left: "540px", right: "70px", bottom: "62px" });
  make(words, { font: `italic 400 46px/1.14 ${heading}` }, "Dua belas orang yang belajar lagi setelah merasa selesai.");
  make(words, { marginTop: "26px", font: "26px/1.3 var(--font-text)" }, "Esai Ratri Kusumaningtyas");
  return new Promise((resolve, reject) => {
    picture.addEventListener("load", () => resolve(document.fonts.ready.then(() => undefined)));
    picture.addEventListener("error", () => reject(new Error("The cloth could not be drawn")));
    picture.src = address;
  });
};

const executablePath = await findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [...BROWSER_FLAGS, "--host-resolver-rules=MAP *.localhost 127.0.0.1"],
});
const page = await browser.newPage({ viewport: { width: WIDTH, height: HEIGHT }, colorScheme: "light" });
await page.goto(`http://metamorfosa.localhost:${port}/`, { waitUntil: "networkidle" });
await page.evaluate(compose, [cloth, COVER]);
const bytes = await page.screenshot({ type: "png" });
await browser.close();

for (const file of readdirSync(FOLDER)) if (file.startsWith(`${NAME}-`)) rmSync(join(FOLDER, file));
const file = `${NAME}-${createHash("sha256").update(bytes).digest("hex").slice(0, 8)}.png`;
writeFileSync(join(FOLDER, file), bytes);
process.stdout.write(`${file} ${bytes.length}\n`);
