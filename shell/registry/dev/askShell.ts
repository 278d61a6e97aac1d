import { request as overHttp, type RequestOptions } from "node:http";
import { request as overTls } from "node:https";

/** Long enough for a site far away. */
const PATIENCE_MS = 10_000;

/** Browsers know that these hosts are this machine (RFC 6761, section 6.3); Node asks the name service. */
const isHere = (hostname: string): boolean => hostname === "localhost" || hostname.endsWith(".localhost");

/** Where a site is reached from this machine, and the host that it is asked as. */
export const connectionTo = ({
  protocol,
  hostname,
  host,
  port,
}: URL): { readonly origin: string; readonly host: string } => ({
  origin: `${protocol}//${isHere(hostname) ? "127.0.0.1" : hostname}${port === "" ? "" : `:${port}`}`,
  host,
});

const statusOf = (address: URL): Promise<number> =>
  new Promise((resolve, reject) => {
    const { protocol, pathname } = address;
    const { origin, host } = connectionTo(address);
    const { hostname, port } = new URL(origin);
    const options: RequestOptions = {
      host: hostname,
      ...(port !== "" && { port }),
      path: pathname,
      headers: { host },
      signal: AbortSignal.timeout(PATIENCE_MS),
    };
    const request = (protocol === "https:" ? overTls : overHttp)(options, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    request.once("error", reject);
    request.end();
  });

/** Why a shell would not show a local build, as a sentence; null where it would. */
export const shellProblem = async (shell: string): Promise<string | null> => {
  try {
    const status = await statusOf(new URL("/__override", shell));
    if (status === 200) return null;
    if (status === 403) return `${shell} does not allow local builds: its operator has not set REMOTE_OVERRIDES=on`;
    return `${shell} answered ${status}: is it a site of a shell that knows local builds?`;
  } catch {
    return `${shell} does not answer: is it running?`;
  }
};
