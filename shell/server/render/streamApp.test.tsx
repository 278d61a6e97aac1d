import { describe, expect, it } from "@jest/globals";
import { Suspense, use } from "react";

import { renderAtOnce, streamApp, type AppStream } from "./streamApp";

const Late = ({ text }: { readonly text: Promise<string> }) => <b>{use(text)}</b>;

const page = (text: Promise<string>) => (
  <main>
    <h1>Kelas</h1>
    <Suspense fallback={<i>…</i>}>
      <Late text={text} />
    </Suspense>
  </main>
);

/** What is written in which order, until the end. */
const written = (stream: AppStream): Promise<string[]> =>
  new Promise((resolve) => {
    const pieces: string[] = [];
    stream.pipe(
      (piece) => pieces.push(typeof piece === "string" ? piece : new TextDecoder().decode(piece)),
      "[tail]",
      () => resolve([...pieces, "[end]"]),
    );
  });

const fail = (error: unknown): never => {
  throw error;
};

const soon = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 20));

describe("a page with a late part", () => {
  it("has its tail before what comes late, and its end after it", async () => {
    let come: (text: string) => void = () => undefined;
    const stream = await streamApp(page(new Promise((resolve) => (come = resolve))), "", { onError: fail });
    expect(stream.isComplete).toBe(false);
    const pieces = written(stream);
    await soon();
    come("Membatik");
    const text = (await pieces).join("");
    const places = ["Kelas", "[tail]", "Membatik", "[end]"].map((part) => text.indexOf(part));
    expect(places.every((place) => place >= 0)).toBe(true);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it("has its tail where that part came before anything was written, too", async () => {
    let come: (text: string) => void = () => undefined;
    const stream = await streamApp(page(new Promise((resolve) => (come = resolve))), "", { onError: fail });
    expect(stream.isComplete).toBe(false);
    come("Membatik");
    await soon();
    const text = (await written(stream)).join("");
    expect(text).toContain("<b>Membatik</b>");
    expect(text.split("[tail]")).toHaveLength(2);
    expect(text).toMatch(/<\/main>\[tail\]\[end\]$/);
  });

  it("ends without that part where nothing settles what it waits for", async () => {
    const errors: unknown[] = [];
    const options = { onError: (error: unknown) => void errors.push(error), limitMs: 20 };
    const stream = await streamApp(page(new Promise(() => undefined)), "", options);
    expect((await written(stream)).at(-1)).toBe("[end]");
    expect(errors).toMatchObject([
      { message: expect.stringMatching(/nothing settles/), stack: expect.stringMatching(/\bLate\b/) },
    ]);
  });

  it("is waited for while the process is busy with something else, though its time would be over", async () => {
    let come: (text: string) => void = () => undefined;
    const options = { onError: fail, limitMs: 160 };
    const stream = await streamApp(page(new Promise((resolve) => (come = resolve))), "", options);
    const pieces = written(stream);
    await soon();
    for (const until = performance.now() + 200; performance.now() < until;);
    await soon();
    come("Membatik");
    expect((await pieces).join("")).toContain("Membatik");
  });

  it("is no page that can be rendered at once", () => {
    expect(renderAtOnce(page(new Promise(() => undefined)))).toBeNull();
  });
});
