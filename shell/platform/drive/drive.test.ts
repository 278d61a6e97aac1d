import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { deflateSync } from "node:zlib";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";
import { endpoint, type Service } from "@serambi/kernel/service";
import * as z from "zod";

import { openInMemory } from "../testing/openInMemory";
import { TestPlatform } from "../testing/TestPlatform";

const OPEN_TIMEOUT_MS = 60_000;
const MB = 1024 * 1024;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  let crc = 0xffffffff;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return Buffer.concat([length, body, check]);
};

const pngOf = (width: number, height: number, colourType: number, rows: Buffer): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk("IHDR", head),
    chunk("tEXt", Buffer.from("GPS\0-6.2088,106.8456", "latin1")),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
};

/** A black PNG, with the place where it was taken as a camera writes it. */
const png = (width: number, height: number, rows = height): Buffer =>
  pngOf(width, height, 0, Buffer.alloc((width + 1) * rows));

/** A square in red, its upper half as opaque as said. */
const RGBA = 6;
const square = (side: number, opacity: number): Buffer =>
  pngOf(
    side,
    side,
    RGBA,
    Buffer.concat(
      Array.from({ length: side }, (_, row) => {
        const pixel = Buffer.from([200, 0, 0, row < side / 2 ? opacity : 255]);
        return Buffer.concat([Buffer.alloc(1), ...Array.from({ length: side }, () => pixel)]);
      }),
    ),
  );

const svg = (inner: string, size = 'width="40" height="30"', prolog = ""): Buffer =>
  Buffer.from(
    `${prolog}<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${size}><path fill="#c00" d="M0 0h20v30H0z"/>${inner}</svg>`,
  );

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n%%EOF\n");

/** A service that keeps pictures of up to 2 MB. */
const album: Service = {
  id: "album",
  migrations: [],
  endpoints: [
    endpoint({
      host: "album",
      method: "POST",
      path: "/take",
      access: "anyone",
      body: z.object({ id: z.string() }),
      handle: ({ files, body }) => files.take(body.id, { kinds: ["picture"], maxBytes: 2 * MB }),
    }),
    endpoint({
      host: "album",
      method: "POST",
      path: "/anew",
      access: "anyone",
      body: z.object({ address: z.string() }),
      handle: ({ files, body }) => files.readdress(body.address),
    }),
    endpoint({
      host: "album",
      method: "POST",
      path: "/remove",
      access: "anyone",
      body: z.object({ address: z.string() }),
      handle: async ({ files, body }) => {
        await files.remove(body.address);
        return null;
      },
    }),
  ],
};

describe("the drive", () => {
  let platform: TestPlatform;
  const started = new Date("2026-11-21T03:00:00Z");

  beforeAll(async () => {
    platform = await TestPlatform.start(await openInMemory(), { services: [album] });
  }, OPEN_TIMEOUT_MS);
  beforeEach(() => {
    platform.now = started;
  });
  afterAll(() => platform.stop());

  const send = async (
    query: Record<string, string | number>,
    payload: Buffer,
    host = "melati.localhost",
    user?: string,
  ) => {
    const { statusCode, body } = await platform.app.inject({
      method: "POST",
      url: "/drive/upload",
      query: Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)])),
      headers: {
        "app-token": platform.appToken(host),
        "content-type": "application/octet-stream",
        ...(user !== undefined && { authorization: `Bearer ${user}` }),
      },
      payload,
    });
    return { status: statusCode, ...z.object({ data: z.unknown() }).parse(JSON.parse(body)) };
  };
  const whole = (name: string, bytes: Buffer) => send({ name }, bytes);
  const idIn = ({ data }: { data: unknown }): string => z.object({ id: z.string() }).parse(data).id;
  const post = (path: string, body: object) =>
    platform.post(path, body, { "app-token": platform.appToken("melati.localhost") });
  const take = async (id: string) => (await post("/hosts/album/take", { id })).body.data;
  const addressOf = async (bytes = png(40, 30)): Promise<string> =>
    z.object({ address: z.string() }).parse(await take(idIn(await whole("foto.png", bytes)))).address;
  const shown = (url: string) => platform.app.inject({ method: "GET", url });

  it("takes a file in parts, goes on where it was, and has a part that is sent twice once", async () => {
    const bytes = png(900, 700);
    const [head, tail] = [bytes.subarray(0, 100), bytes.subarray(100)];
    const id = idIn(await send({ name: "foto.png", size: bytes.length }, Buffer.alloc(0)));
    expect((await send({ id, at: 0 }, head)).data).toEqual({ id, receivedBytes: 100, isWhole: false });
    expect((await send({ id, at: 0 }, head)).data).toEqual({ id, receivedBytes: 100, isWhole: false });
    expect((await send({ id, at: 300 }, tail)).status).toBe(409);
    expect((await send({ id, at: 0 }, Buffer.alloc(0))).data).toMatchObject({ receivedBytes: 100 });
    expect(await take(id)).toBeNull();
    expect(await send({ id, at: 100 }, tail)).toMatchObject({ status: 201, data: { isWhole: true } });
    expect(await take(id)).toMatchObject({ name: "foto.jpg", kind: "picture" });
    expect(await take(id)).toBeNull();
  });

  it("takes a form with a file in it", async () => {
    const form = new FormData();
    form.set("file", new File([pdf], "surat.pdf"));
    const sent = new Response(form);
    const { statusCode } = await platform.app.inject({
      method: "POST",
      url: "/drive/upload",
      headers: {
        "app-token": platform.appToken("melati.localhost"),
        "content-type": sent.headers.get("content-type") ?? "",
      },
      payload: Buffer.from(await sent.arrayBuffer()),
    });
    expect(statusCode).toBe(201);
  });

  it("refuses a form with many fields, and takes one with some", async () => {
    const sendWith = async (count: number) => {
      const form = new FormData();
      form.append("file", new File([new Uint8Array(png(4, 4))], "a.png", { type: "image/png" }));
      for (let number = 1; number < count; number += 1) form.append(`field${number}`, "x");
      const body = new Response(form);
      const answer = await platform.app.inject({
        method: "POST",
        url: "/drive/upload",
        headers: {
          "app-token": platform.appToken("melati.localhost"),
          "content-type": body.headers.get("content-type") ?? "",
        },
        payload: Buffer.from(await body.arrayBuffer()),
      });
      return answer.statusCode;
    };
    expect([await sendWith(16), await sendWith(17)]).toEqual([201, 400]);
  });

  it("keeps the pixels of a picture and nothing else", async () => {
    const address = await addressOf();
    expect(address).toMatch(/^\/media\/melati\/[0-9a-f]{32}\.jpg$/);
    const { statusCode, headers, rawPayload } = await shown(address);
    expect([statusCode, headers["content-type"]]).toEqual([200, "image/jpeg"]);
    expect(rawPayload.includes("106.8456")).toBe(false);
    expect(rawPayload.subarray(0, 2)).toEqual(Buffer.from([0xff, 0xd8]));
  });

  it.each([
    ["a page that is called a picture", Buffer.from("<!doctype html><script>alert(1)</script>"), 422],
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), 422],
    [
      "scanners' test file",
      Buffer.from(["X5O!P%@AP[4\\PZX54(P^)7CC)7}", "$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*"].join("")),
      422,
    ],
    ["a PDF with a program", Buffer.from("%PDF-1.7\n/J#53 (app.alert(1))\n%%EOF\n"), 422],
    ["nothing", Buffer.alloc(0), 422],
    ["5 MB and a byte", Buffer.alloc(5 * MB + 1), 413],
    ["a picture of 30,000 by 30,000", png(30_000, 30_000, 1), 422],
    ["half a picture", png(900, 700).subarray(0, 150), 422],
  ])("refuses %s and keeps nothing of it", async (_what, bytes, status) => {
    const refused = await whole("foto.jpg", bytes);
    expect(refused).toMatchObject({ status, data: { fields: { file: expect.any(String) } } });
  });

  it.each([
    ["../../etc/passwd.png", "passwd.jpg"],
    [`${"a".repeat(300)}.jpg`, `${"a".repeat(80)}.jpg`],
    ["<b>\u202Egpj.exe", "bgpj.jpg"],
    ["", "foto.jpg"],
  ])("shows %j by a name that harms nothing", async (given, name) => {
    expect(await take(idIn(await whole(given, png(4, 4))))).toMatchObject({ name });
  });

  it("gives no service a file of another kind, a larger one, or one of another site", async () => {
    expect(await take(idIn(await whole("surat.pdf", pdf)))).toBeNull();
    const large = Buffer.concat([png(4, 4), Buffer.alloc(2 * MB)]);
    expect(await take(idIn(await whole("foto.png", large)))).toBeNull();
    expect(await take(idIn(await send({ name: "foto.png" }, png(4, 4), "kenanga.localhost")))).toBeNull();
  });

  it("keeps a picture that is clear in places so, as PNG, and one that only could be as JPEG", async () => {
    const address = await addressOf(square(40, 0));
    expect(address).toMatch(/^\/media\/melati\/[0-9a-f]{32}\.png$/);
    const { headers, rawPayload } = await shown(address);
    expect([headers["content-type"], rawPayload.includes("tRNS"), rawPayload.includes("106.8456")]).toEqual([
      "image/png",
      true,
      false,
    ]);
    expect((await post("/hosts/album/anew", { address })).body.data).toMatch(/\.png$/);
    expect(await addressOf(square(40, 255))).toMatch(/\.jpg$/);
  });

  describe("a drawing", () => {
    let admin = "";
    let student = "";
    beforeAll(async () => {
      const melati = await platform.tenantId("melati");
      admin = await platform.logIn(melati, "admin", 1);
      student = await platform.logIn(melati, "student", 4);
    });
    const sendAs = (user: string, bytes: Buffer) => send({ name: "logo.svg" }, bytes, "melati.localhost", user);
    const drawn = async (bytes: Buffer): Promise<Buffer> => {
      const taken = z.object({ address: z.string() }).parse(await take(idIn(await sendAs(admin, bytes))));
      return (await shown(taken.address)).rawPayload;
    };

    it("is drawn for whoever runs the site, clear where it is, and refused from a student", async () => {
      const picture = await drawn(svg(""));
      expect([picture.subarray(1, 4).toString(), picture.includes("tRNS")]).toEqual(["PNG", true]);
      expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 900]);
      expect((await sendAs(student, svg(""))).status).toBe(422);
    });

    it("runs nothing and fetches nothing: what it names is as if it were not there", async () => {
      const asked: string[] = [];
      const outside = createServer(({ url }, response) => {
        asked.push(url ?? "");
        response.end();
      }).listen(0, "127.0.0.1");
      await once(outside, "listening");
      const { port } = outside.address() as AddressInfo;
      const base = `http://127.0.0.1:${port}`;
      const hostile = svg(
        [
          `<script>fetch("${base}/script")</script><script href="${base}/script.js"/>`,
          `<image href="${base}/a.png" width="40" height="30"/><image xlink:href="file://${process.cwd()}/docs/images/sites.jpg" width="9" height="9"/>`,
          `<use href="${base}/b.svg#a"/><style>@import url("${base}/c.css"); path { fill: url(${base}/d.svg#g) #c00 }</style>`,
          `<foreignObject width="9" height="9"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${base}/e"/></foreignObject>`,
          `<include xmlns="http://www.w3.org/2001/XInclude" href="file:///etc/passwd" parse="text"/>`,
          `<animate attributeName="fill" onbegin="fetch('${base}/f')"/>`,
        ].join(""),
        'width="40" height="30" onload="fetch(1)"',
        `<!DOCTYPE svg SYSTEM "${base}/g.dtd"><?xml-stylesheet href="${base}/h.css"?>`,
      );
      const picture = await drawn(hostile);
      expect(picture).toEqual(await drawn(svg("")));
      expect(asked).toEqual([]);
      outside.close();
    });

    const nested = Array.from({ length: 12 }, (_, n) => `<!ENTITY e${n + 1} "${`&e${n};`.repeat(20)}">`).join("");
    const reused = Array.from(
      { length: 12 },
      (_, n) => `<g id="g${n + 1}">${`<use href="#g${n}"/>`.repeat(20)}</g>`,
    ).join("");
    it.each([
      [
        "entities that unfold to 20^12",
        svg("&e12;", "", `<!DOCTYPE svg [<!ENTITY e0 "<path d='M0 0h9'/>">${nested}]>`),
      ],
      ["shapes that are used 20^12 times", svg(`<path id="g0" d="M0 0h9v9z"/>${reused}<use href="#g12"/>`)],
      ["a million pixels each way", svg("", 'width="1000000" height="1000000"')],
      ["no end of its tags", svg("<g><path>")],
    ])("with %s is refused within seconds, by its name", async (_what, bytes) => {
      const begun = performance.now();
      const { status, data } = await sendAs(admin, bytes);
      expect([status, data]).toEqual([422, { fields: { file: expect.stringMatching(/^SVG/) } }]);
      expect(performance.now() - begun).toBeLessThan(15_000);
    });
  });

  it("leads nowhere by an address that was changed, or whose picture is gone", async () => {
    const first = await addressOf();
    const second = (await post("/hosts/album/anew", { address: first })).body.data;
    expect([(await shown(first)).statusCode, (await shown(String(second))).statusCode]).toEqual([404, 200]);
    await post("/hosts/album/remove", { address: second });
    expect((await shown(String(second))).statusCode).toBe(404);
  });

  it("lets whoever sends a file take it back, and forgets one that nobody takes after a day", async () => {
    const id = idIn(await whole("foto.png", png(4, 4)));
    expect((await send({ id, cancel: 1 }, Buffer.alloc(0))).status).toBe(201);
    expect((await send({ id, at: 0 }, Buffer.alloc(0))).status).toBe(404);
    platform.now = new Date(started.getTime() - 86_400_001);
    const left = idIn(await whole("foto.png", png(4, 4)));
    platform.now = started;
    await whole("foto.png", png(4, 4));
    expect((await send({ id: left, at: 0 }, Buffer.alloc(0))).status).toBe(404);
  });
});
