import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { ask } from "../fixtures/ask";
import { ChildProgram } from "../fixtures/ChildProgram";
import { ADDRESS, isReady, makeDataDir, SERVER_ENTRY } from "../fixtures/dataDir";
import { expect, test } from "../fixtures/test";
import { MailServer, type Moment } from "./MailServer";

/** `SERAMBI_KILLS=100` for all that was asked for; each takes a start. */
const KILLS = Number(process.env["SERAMBI_KILLS"] ?? 3);
const LETTERS_AT_ONCE = 3;
const START_TIMEOUT_MS = 20_000;
const WAIT_MS = 20_000;
/** After the mail server's answer the process has this long at most, before it is killed. */
const MAX_DELAY_MS = 4;

/** `written`: the letter is in the outbox, and nobody has begun to send it. */
const MOMENTS: readonly (Moment | "written")[] = ["written", "received", "taken", "connected", "addressed"];

test.setTimeout((KILLS + 1) * (START_TIMEOUT_MS + WAIT_MS));

/** Asks for an account, as a browser does; its letter is written once the answer is there. @returns whether it came */
const signUp = async (port: number, visitor: number, email: string): Promise<boolean> => {
  const host = `account.localhost:${port}`;
  const headers = { "x-forwarded-for": `198.51.${visitor >> 8}.${visitor & 255}`, origin: `http://${host}` };
  try {
    const page = await ask(port, host, "/sign-up", { headers });
    const cookie = (page.headers["set-cookie"] ?? []).map((one) => one.split(";")[0]).join("; ");
    const formToken = /name="formToken" value="([^"]*)"/.exec(page.text)?.[1] ?? "";
    const fields = { formToken, email, name: "Ratna", password: "tiga kata acak" };
    const sent = await ask(port, host, "/sign-up", {
      method: "POST",
      headers: { ...headers, cookie, "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(fields).toString(),
    });
    return sent.status === 200;
  } catch {
    return false; // the server was killed meanwhile
  }
};

test("no letter is lost however often the server is killed, and one that comes twice is the same letter", async () => {
  const mail = await MailServer.start();
  const dataDir = await makeDataDir();
  const env = { DATA_DIR: dataDir, PORT: "0", TRUST_PROXY: "true", SMTP_URL: mail.url, SERVICE_WORKER: "off" };
  const written: string[] = [];
  /** In which life of the server each letter was taken. */
  const lives: number[] = [];
  let program: ChildProgram | undefined;
  const start = async (): Promise<number> => {
    program = ChildProgram.start(SERVER_ENTRY, dataDir, env);
    return Number(await program.until(ADDRESS, isReady));
  };
  const noteLives = (life: number): void => {
    while (lives.length < mail.taken.length) lives.push(life);
  };
  try {
    for (let life = 0; life < KILLS; life += 1) {
      const moment = MOMENTS[life % MOMENTS.length];
      const port = await start();
      const hasCome = new Promise<void>((come) => {
        mail.onMoment = (seen) => {
          if (seen !== moment) return;
          if (seen === "taken") setTimeout(come, life % (MAX_DELAY_MS + 1));
          else come();
        };
        const asked = Array.from({ length: LETTERS_AT_ONCE }, async (_, number) => {
          const email = `life-${life}-${number}@serambi.example`;
          if (!(await signUp(port, life, email))) return;
          written.push(email);
          if (moment === "written") come();
        });
        void Promise.all(asked);
      });
      await Promise.race([hasCome, sleep(WAIT_MS).then(() => Promise.reject(new Error(`Nothing was ${moment}`)))]);
      await program?.kill();
      noteLives(life);
    }
    mail.onMoment = () => undefined;
    await start();
    await expect
      .poll(() => written.filter((email) => !mail.recipients.includes(email)), { timeout: WAIT_MS })
      .toEqual([]);
    noteLives(KILLS);
  } finally {
    await program?.stop();
    await mail.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 3 });
  }

  expect(written.length).toBeGreaterThanOrEqual(KILLS);
  // Each person was written to once: two letters to one mailbox are one letter, sent by two lives.
  const mailboxes = new Set(mail.recipients);
  for (const mailbox of mailboxes) {
    const copies = [...mail.recipients.keys()].filter((index) => mail.recipients[index] === mailbox);
    expect(new Set(copies.map((index) => mail.taken[index])).size).toBe(1);
    expect(new Set(copies.map((index) => lives[index])).size).toBe(copies.length);
  }
  process.stdout.write(
    `${KILLS} kills: ${written.length} letters written, none lost, ${mail.taken.length - mailboxes.size} sent twice\n`,
  );
});
