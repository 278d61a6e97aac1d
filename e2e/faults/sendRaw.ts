import { connect } from "node:net";

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** Sends a request letter for letter, as no HTTP library would, and reads until the server hangs up, or `left` says to. */
export const sendRaw = (port: number, request: string, left?: AbortSignal): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    let answer = "";
    const socket = connect(port, "127.0.0.1", () => socket.write(request));
    socket.setEncoding("utf8");
    left?.addEventListener("abort", () => socket.destroy());
    socket.on("data", (text: string) => {
      answer += text;
    });
    socket.once("error", (error) => {
      // A server that answers and hangs up before it has heard everything resets what is still sent.
      if (answer === "") reject(error);
    });
    socket.once("close", () => {
      const end = answer.indexOf("\r\n\r\n");
      resolve({
        status: Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0),
        head: answer.slice(0, end),
        body: answer.slice(end + 4),
      });
    });
  });
