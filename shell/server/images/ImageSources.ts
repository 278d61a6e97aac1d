import type { Readable } from "node:stream";

import { AppError, codeForStatus, isAppError } from "@serambi/kernel/errors";
import { request, type Dispatcher } from "undici";

import type { Upstream } from "../upstream/Upstream";
import type { ImageSource } from "./readImageAddress";

export interface ImageSourcesOptions {
  readonly upstream: Pick<Upstream, "send">;
  /** A file of a remote, as it was signed. */
  readonly remoteFile: (id: string, version: string, file: string) => Promise<Buffer | null>;
  /** `IMAGE_SOURCES`: hosts with their port where it is not 443. */
  readonly hosts: ReadonlySet<string>;
  /** For a source from its first to its last byte. */
  readonly timeoutMs: number;
  /** How other hosts are reached. */
  readonly dispatcher?: Dispatcher;
}

export const MAX_SOURCE_BYTES = 10 * 1024 * 1024;

const tooLong = (): AppError => new AppError("upstream", `The picture is longer than ${MAX_SOURCE_BYTES} bytes`);

const readAll = async (body: Readable): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length; // a stream without an encoding gives buffers
    if (length > MAX_SOURCE_BYTES) throw tooLong();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/** The bytes of pictures: of this site, of remotes, and of other hosts that the operator allowed. */
export class ImageSources {
  constructor(private readonly options: ImageSourcesOptions) {}

  /** @throws AppError not-found | upstream | timeout | offline */
  read = async (source: ImageSource): Promise<Buffer> => {
    const signal = AbortSignal.timeout(this.options.timeoutMs);
    try {
      if (source.kind === "remote") return await this.readFile(source);
      const answer = source.kind === "media" ? await this.askHost(source, signal) : await this.askWeb(source, signal);
      return await this.readAnswer(answer);
    } catch (error) {
      if (isAppError(error)) throw error;
      throw signal.aborted
        ? new AppError("timeout", "The picture did not come in time", { cause: error })
        : new AppError("offline", "The picture could not be fetched", { cause: error });
    }
  };

  private async readFile({ id, version, file }: Extract<ImageSource, { kind: "remote" }>): Promise<Buffer> {
    const content = await this.options.remoteFile(id, version, file);
    if (!content) throw new AppError("not-found", "No such picture");
    if (content.length > MAX_SOURCE_BYTES) throw tooLong();
    return content;
  }

  private askHost({ tenant, file }: Extract<ImageSource, { kind: "media" }>, signal: AbortSignal) {
    return this.options.upstream.send("services", {
      method: "GET",
      path: `media/${tenant}/${file}`,
      headers: { accept: "image/*" },
      signal,
    });
  }

  /** Redirects are not followed: they would lead past the list of allowed hosts. */
  private askWeb({ url }: Extract<ImageSource, { kind: "web" }>, signal: AbortSignal) {
    const { hosts, dispatcher } = this.options;
    if (!hosts.has(url.host)) throw new AppError("not-found", "Pictures of this host are not allowed");
    return request(url, { headers: { accept: "image/*" }, signal, ...(dispatcher && { dispatcher }) });
  }

  private async readAnswer({ statusCode, headers, body }: Dispatcher.ResponseData): Promise<Buffer> {
    if (statusCode === 200 && !(Number(headers["content-length"]) > MAX_SOURCE_BYTES)) return readAll(body);
    body.on("error", () => undefined).destroy();
    if (statusCode === 200) throw tooLong();
    const code = codeForStatus(statusCode) === "not-found" ? "not-found" : "upstream";
    throw new AppError(code, `The picture was answered with ${statusCode}`);
  }
}
