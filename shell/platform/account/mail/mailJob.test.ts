import { createServer, type AddressInfo, type Server, type Socket } from "node:net";

import { afterAll, beforeAll, expect, it } from "@jest/globals";
import { eq } from "drizzle-orm";

import { inTenant } from "../../database/inTenant";
import { outbox } from "../../database/schema";
import { Queue } from "../../queue/Queue";
import { describeWithDatabase } from "../../testing/describeEachEngine";
import { TestPlatform } from "../../testing/TestPlatform";
import { mailJob } from "./mailJob";
import { writeLetter } from "./writeLetter";

const START_TIMEOUT_MS = 60_000;

/** Takes letters, and keeps what they say. The first answer is lost on the way: its connection breaks once the letter is taken. */
const startMailServer = async (letters: string[]): Promise<Server> => {
  const hear = (socket: Socket): void => {
    let said = "";
    let isData = false;
    socket.setEncoding("utf8").on("error", () => undefined);
    socket.write("220 test\r\n");
    socket.on("data", (part: string) => {
      said += part;
      if (isData) {
        if (!said.endsWith("\r\n.\r\n")) return;
        letters.push(said);
        [said, isData] = ["", false];
        if (letters.length === 1) socket.destroy();
        else socket.write("250 taken\r\n");
        return;
      }
      if (!said.endsWith("\r\n")) return;
      isData = said.startsWith("DATA");
      const isEnd = said.startsWith("QUIT");
      said = "";
      socket.write(isData ? "354 go on\r\n" : "250 ok\r\n");
      if (isEnd) socket.end();
    });
  };
  const server = createServer(hear);
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return server;
};

describeWithDatabase("letters", (openEmpty) => {
  let platform: TestPlatform;
  let server: Server;
  const letters: string[] = [];

  beforeAll(async () => {
    platform = await TestPlatform.start(await openEmpty());
    server = await startMailServer(letters);
  }, START_TIMEOUT_MS);
  afterAll(async () => {
    server.close();
    await platform.stop();
  });

  it("are sent again under the same Message-ID where the answer of the mail server was lost", async () => {
    const tenantId = await platform.tenantId("melati");
    let now = new Date();
    const { port } = server.address() as AddressInfo; // listening on TCP
    const smtpUrl = `smtp://127.0.0.1:${port}/?ignoreTLS=true`;
    const mail = mailJob({ db: platform.db, now: () => now, smtpUrl, from: "Serambi <no-reply@serambi.example>" });
    const queue = new Queue({ db: platform.db, handlers: { mail }, now: () => now, onFailure: () => undefined });
    const envelope = {
      tenantId,
      siteTitle: "Situs melati",
      recipient: "ratna@serambi.example",
      language: "id" as const,
      colours: { fill: "#28553c", onFill: "#fdfdfd", accent: "#a86223" },
    };
    const unsubscribeUrl = "https://melati.example/Career/Alert/key?stop=1";
    const letter = { subject: "Halo <Ratna>", paragraphs: ["Satu & dua"], reason: "Coba", unsubscribeUrl };
    await platform.db.transaction((tx) => writeLetter(tx, letter, envelope, now));
    expect(await queue.drain()).toBe(0);
    now = new Date(now.getTime() + 10_000);
    expect(await queue.drain()).toBe(1);
    const ids = letters.map((text) => /^Message-ID: (\S+)/im.exec(text)?.[1]);
    expect(ids).toEqual([ids[0], ids[0]]);
    // RFC 8058: the button of mail programs posts to this address.
    expect(letters[0]).toContain(`List-Unsubscribe: <${unsubscribeUrl}>\r\n`);
    expect(letters[0]).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    const [kept] = await inTenant(platform.db, tenantId, (tx) => tx.select().from(outbox));
    expect(kept).toMatchObject({ messageId: ids[0], sentAt: expect.any(Date) });
    expect(kept?.html).toContain("Halo &lt;Ratna&gt;");
    letters.length = 0;
  });

  it("are written for who may, through the mailer host, in the site's name and colours that can be read", async () => {
    const tenantId = await platform.tenantId("melati");
    const token = await platform.logIn(tenantId, "writer", 1);
    const student = await platform.logIn(tenantId, "student", 4);
    const at = { "app-token": platform.appToken("melati.localhost") };
    const body = { to: "dewi@serambi.example", subject: "Undangan", text: "Datanglah.\n\nKami menunggu." };
    expect((await platform.post("/v1/notify", body, at)).status).toBe(401);
    expect((await platform.post("/v1/notify", body, { ...at, authorization: student })).status).toBe(403);
    expect((await platform.post("/v1/notify", { ...body, to: "x" }, { ...at, authorization: token })).status).toBe(422);
    const css = { clr_primary: "#f7d513", clr_secondary: "#101820" };
    await platform.put("/melati/cms/app/settings", { title: "Kebun Melati", css }, token);
    const action = { label: "Buka", href: "https://melati.example/" };
    const notified = await platform.post("/v1/notify", { ...body, action }, { ...at, authorization: token });
    expect(notified.status).toBe(201);
    const [letter] = await inTenant(platform.db, tenantId, (tx) =>
      tx.select().from(outbox).where(eq(outbox.recipient, body.to)),
    );
    expect(letter).toMatchObject({ subject: "Undangan", text: expect.stringContaining("Kebun Melati") });
    // On yellow nobody reads white.
    expect(letter?.html).toMatch(
      /background:#f[0-9a-f]{5};border-radius.*sans-serif;color:#[0-3][0-9a-f]{5};text-decoration/,
    );
  });
});
