import { expect, test } from "../fixtures/test";
import { complaintsOf } from "./complaintsOf";

test("a page with filters, one behind the last and one that finds nothing are HTML without errors", async ({
  server,
}) => {
  for (const target of [
    "/Courses?search=kapal&state=ended",
    "/Courses?page=2",
    "/Courses?page=99",
    "/Courses?search=zzz",
  ])
    expect.soft(await complaintsOf((await server.ask("demo", target)).text), target).toEqual([]);
});

test("what is said where there is no page is HTML without errors", async ({ server }) => {
  for (const [what, status, target, options] of [
    ["an address that cannot be read", 400, "/Courses%2Fx", {}],
    ["a host that no site has", 404, "/", { headers: { host: "nobody.example" } }],
    ["a method that no page takes", 405, "/Courses", { method: "DELETE" }],
    ["a file that is not there", 404, "/remotes/courses/1.0.0/remoteEntry.js", {}],
  ] as const) {
    const answer = await server.ask("demo", target, options);
    expect(answer.status).toBe(status);
    expect.soft(await complaintsOf(answer.text), what).toEqual([]);
  }
});

test("an error is found out", async () => {
  const html = '<!doctype html><html lang="id"><head><title>x</title></head><body><p><div>x</div></p></body></html>';
  expect(await complaintsOf(html)).not.toEqual([]);
});
