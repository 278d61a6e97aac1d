import { z } from "zod";

/** Where an S3-compatible object storage keeps artefacts, and how it is asked. */
export interface S3Settings {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  /** Before every name; ends with a slash where there is one. */
  readonly prefix: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | undefined;
}

const ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/([\w./-]*?))?\/*$/;

/** `s3://<bucket>/<prefix>`: the value of ARTEFACT_STORE. */
export const s3Address = z.string().regex(ADDRESS);
export const s3Region = z.string().regex(/^[a-z0-9-]{1,40}$/);

/**
 * The object storage that the environment names; none without ARTEFACT_STORE.
 * @throws Error with one line: the variable and what it takes
 */
export const readS3Settings = (source: Readonly<Record<string, string | undefined>>): S3Settings | undefined => {
  const of = (name: string): string | undefined => source[name]?.trim() || undefined;
  const address = of("ARTEFACT_STORE");
  if (address === undefined) return undefined;
  const [, bucket, prefix = ""] = ADDRESS.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`ARTEFACT_STORE is "${address}"; it takes s3://<bucket>/<prefix>.`);
  const region = of("S3_REGION") ?? "us-east-1";
  if (!s3Region.safeParse(region).success) throw new Error(`S3_REGION is "${region}"; it takes the name of a region.`);
  const endpoint = of("S3_ENDPOINT") ?? `https://s3.${region}.amazonaws.com`;
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new Error(`S3_ENDPOINT is "${endpoint}"; it takes an http or https address.`);
  const accessKeyId = of("AWS_ACCESS_KEY_ID");
  const secretAccessKey = of("AWS_SECRET_ACCESS_KEY");
  if (accessKeyId === undefined)
    throw new Error("AWS_ACCESS_KEY_ID is not set; with ARTEFACT_STORE set, it takes the id of a key.");
  if (secretAccessKey === undefined)
    throw new Error("AWS_SECRET_ACCESS_KEY is not set; with ARTEFACT_STORE set, it takes the secret of that key.");
  return {
    endpoint: endpoint.replace(/\/+$/, ""),
    region,
    bucket,
    prefix: prefix === "" ? "" : `${prefix.replace(/\/+$/, "")}/`,
    accessKeyId,
    secretAccessKey,
    sessionToken: of("AWS_SESSION_TOKEN"),
  };
};
