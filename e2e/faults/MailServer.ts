import type { AddressInfo } from "node:net";

import { SMTPServer } from "smtp-server";

/** Moments of a letter on its way, as the mail server sees them. `taken`: it has answered, and the sender may not have read that yet. */
export type Moment = "connected" | "addressed" | "received" | "taken";

/** A mail server on this machine that keeps what it took, and says when something of a letter happens. */
export class MailServer {
  /** Message-ID of every letter that was taken, in order. */
  readonly taken: string[] = [];
  /** Who they went to, in the same order. */
  readonly recipients: string[] = [];
  onMoment: (moment: Moment) => void = () => undefined;
  private readonly server: SMTPServer;

  private constructor() {
    this.server = new SMTPServer({
      disabledCommands: ["STARTTLS", "AUTH"],
      onConnect: (_session, done) => {
        this.onMoment("connected");
        done();
      },
      onRcptTo: (_address, _session, done) => {
        this.onMoment("addressed");
        done();
      },
      onData: (stream, { envelope }, done) => {
        let text = "";
        stream.on("data", (part: Buffer) => (text += part.toString("utf8")));
        stream.on("end", () => {
          this.onMoment("received");
          this.taken.push(/^Message-ID: (\S+)/im.exec(text)?.[1] ?? "none");
          this.recipients.push(...envelope.rcptTo.map(({ address }) => address));
          done();
          this.onMoment("taken");
        });
      },
    });
    // A killed sender leaves its connection open.
    this.server.on("error", () => undefined);
  }

  static async start(): Promise<MailServer> {
    const mail = new MailServer();
    await new Promise<void>((resolve) => void mail.server.listen(0, "127.0.0.1", resolve));
    return mail;
  }

  get url(): string {
    const { port } = this.server.server.address() as AddressInfo; // listening on TCP
    return `smtp://127.0.0.1:${port}/?ignoreTLS=true`;
  }

  stop = (): Promise<void> =>
    new Promise((resolve) => {
      this.server.close(() => resolve());
    });
}
