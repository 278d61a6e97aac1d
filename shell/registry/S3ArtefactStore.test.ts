import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "@jest/globals";

import { withShipped } from "./changes";
import { FileArtefactStore } from "./FileArtefactStore";
import { sha384 } from "./integrity";
import { MirroredArtefactStore } from "./MirroredArtefactStore";
import { readArtefact } from "./readArtefact";
import { S3ArtefactStore } from "./S3ArtefactStore";
import { readS3Settings } from "./s3Settings";
import { shipArtefact } from "./shipArtefact";
import { sign } from "./signing";
import { S3Server } from "./testing/S3Server";
import { TestShop } from "./testing/TestShop";
import { VerifiedArtefacts } from "./VerifiedArtefacts";

let server: S3Server;
let shop: Awaited<ReturnType<typeof TestShop.open>>;
let prefix = 0;
let store: S3ArtefactStore;

beforeAll(async () => {
  server = await S3Server.start();
});

afterAll(() => server.stop());

beforeEach(async () => {
  shop = await TestShop.open();
  store = new S3ArtefactStore(server.settings({ prefix: `team ${(prefix += 1)}/` }));
});

afterEach(() => shop.close());

const signatureOf = async (folder: string) => {
  const stored = await readArtefact(folder);
  const { id, version } = stored.artefact;
  return sign({ id, version, sha384: stored.sha384 }, shop.courses, new Date());
};

const put = async (folder: string) => store.put(folder, await signatureOf(folder));

describe("S3ArtefactStore", () => {
  it("gives back what it took: description, every file, signature", async () => {
    const folder = await shop.build("0.1.0-a+b");
    const stored = await put(folder);
    expect(await store.describe("courses", "0.1.0-a+b")).toEqual(stored);
    expect(await store.readFile("courses", "0.1.0-a+b", "web/page.js")).toEqual(
      await readFile(join(folder, "web", "page.js")),
    );
    const { contents, signature } = await store.readWhole("courses", "0.1.0-a+b");
    expect([...contents.keys()].toSorted()).toEqual(
      ["artefact.json", ...Object.keys(stored.artefact.files)].toSorted(),
    );
    expect(signature.team).toBe("courses");
  });

  it("takes a version once: the same again changes nothing, other content is refused", async () => {
    await put(await shop.build("0.1.0-a"));
    await put(await shop.build("0.1.0-a"));
    await expect(put(await shop.build("0.1.0-a", { page: "other" }))).rejects.toThrow("versions are immutable");
    expect(String(await store.readFile("courses", "0.1.0-a", "web/page.js"))).toBe("/* page */");
  });

  it("has no version without its description: what a killed command left is nothing", async () => {
    const folder = await shop.build("0.1.0-a");
    const whole = server.settings({ prefix: `team ${prefix}/` });
    const cutOff = new S3ArtefactStore({ ...whole, secretAccessKey: "not the secret" });
    await expect(cutOff.put(folder, await signatureOf(folder))).rejects.toThrow("403 SignatureDoesNotMatch");
    await expect(store.describe("courses", "0.1.0-a")).rejects.toThrow("is not in the artefact store");
    await put(folder);
    await store.remove("courses", "0.1.0-a");
    await expect(store.describe("courses", "0.1.0-a")).rejects.toThrow("is not in the artefact store");
    await expect(store.readFile("courses", "0.1.0-a", "web/page.js")).rejects.toThrow("is not in the artefact store");
    await store.remove("courses", "0.1.0-a");
  });

  it("says which storage does not answer, and what one answers", async () => {
    const nobody = new S3ArtefactStore(server.settings({ endpoint: "http://127.0.0.1:9" }));
    await expect(nobody.describe("courses", "0.1.0-a")).rejects.toThrow("did not answer: GET http://127.0.0.1:9/");
    const elsewhere = new S3ArtefactStore(server.settings({ bucket: "no-such-bucket" }));
    await expect(
      elsewhere.put(await shop.build("0.1.0-a"), await signatureOf(await shop.build("0.1.0-a"))),
    ).rejects.toThrow("404 NoSuchBucket to PUT");
  });
});

describe("a shell process over an object storage", () => {
  const places = () => {
    const mirror = new MirroredArtefactStore(shop.store, store);
    return { mirror, artefacts: new VerifiedArtefacts(mirror, () => shop.trust) };
  };
  const ship = async (version: string) => {
    const folder = await shop.build(version);
    const signature = await signatureOf(folder);
    // As another machine does it: nothing of it is in this data directory.
    await shipArtefact(
      folder,
      signature,
      { store, registry: shop.registry, trust: () => shop.trust },
      (registry, signed) => withShipped(registry, signed, { at: new Date(), by: "test", why: "" }),
    );
    return shop.shipped("courses", version);
  };
  const folderOf = (version: string) => shop.store.folder("courses", version);

  it("brings a version when it is first asked for, and needs the storage no more", async () => {
    const shipped = await ship("0.1.0-a");
    const { artefacts } = places();
    await artefacts.bring({ remotes: { courses: shipped } });
    expect(await readdir(folderOf("0.1.0-a"))).toEqual(
      expect.arrayContaining(["artefact.json", "signature.json", "web"]),
    );
    await store.remove("courses", "0.1.0-a");
    expect(String(await places().artefacts.readFile("courses", shipped, "web/page.js"))).toBe("/* page */");
  });

  it("brings a version anew that was altered or lost in its data directory", async () => {
    const shipped = await ship("0.1.0-a");
    const { artefacts } = places();
    await artefacts.describe("courses", shipped);
    await writeFile(join(folderOf("0.1.0-a"), "web", "page.js"), "altered");
    await rm(join(folderOf("0.1.0-a"), "web", "page.css"));
    expect(String(await artefacts.readFile("courses", shipped, "web/page.js"))).toBe("/* page */");
    expect(String(await artefacts.readFile("courses", shipped, "web/page.css"))).toBe(".a{}");
    const { artefact } = await shop.store.describe("courses", "0.1.0-a");
    await writeFile(join(folderOf("0.1.0-a"), "artefact.json"), JSON.stringify({ ...artefact, container: "other" }));
    expect((await places().artefacts.describe("courses", shipped)).container).toBe("serambi_courses");
  });

  it("hands out nothing of a version that was altered in the storage", async () => {
    const shipped = await ship("0.1.0-a");
    const other = await shop.build("0.1.0-a", { page: "evil" });
    await store.remove("courses", "0.1.0-a");
    await put(other);
    await expect(places().artefacts.describe("courses", shipped)).rejects.toMatchObject({ phase: "integrity" });
  });

  it("ships into the storage and its own data directory, and forgets in both", async () => {
    const { mirror } = places();
    const folder = await shop.build("0.1.0-a");
    await mirror.put(folder, await signatureOf(folder));
    const [there, here] = await Promise.all(
      [store, new FileArtefactStore(shop.dataDir)].map((one) => one.describe("courses", "0.1.0-a")),
    );
    expect(there).toEqual(here);
    await mirror.remove("courses", "0.1.0-a");
    await expect(mirror.describe("courses", "0.1.0-a")).rejects.toThrow("is not in the artefact store");
  });

  it("brings a file of an asset set when it is first asked for, and deletes it in both places", async () => {
    const hash = sha384("a runtime");
    const folder = await shop.build("0.1.0-r", { assets: { "lua.wasm": "a runtime" } });
    await store.put(folder, await signatureOf(folder));
    const { mirror } = places();
    expect(await shop.store.assetPath(hash)).toBeNull();
    const [path] = await Promise.all([mirror.assetPath(hash), mirror.assetPath(hash)]);
    expect(await readFile(path ?? "", "utf8")).toBe("a runtime");
    await mirror.removeAssets([hash]);
    expect(await mirror.assetPath(hash)).toBeNull();
  });
});

describe("the environment of an object storage", () => {
  const keys = { AWS_ACCESS_KEY_ID: "id", AWS_SECRET_ACCESS_KEY: "secret" };

  it("is none without ARTEFACT_STORE", () => {
    expect(readS3Settings(keys)).toBeUndefined();
  });

  it("knows AWS by the region, and others by their address", () => {
    expect(readS3Settings({ ...keys, ARTEFACT_STORE: "s3://serambi", S3_REGION: "ap-southeast-3" })).toMatchObject({
      endpoint: "https://s3.ap-southeast-3.amazonaws.com",
      bucket: "serambi",
      prefix: "",
    });
    const own = { ...keys, ARTEFACT_STORE: "s3://serambi/a/b/", S3_ENDPOINT: "http://127.0.0.1:9000/" };
    expect(readS3Settings(own)).toMatchObject({ endpoint: "http://127.0.0.1:9000", prefix: "a/b/" });
  });

  it.each([
    ["ARTEFACT_STORE", { ...keys, ARTEFACT_STORE: "/srv/artefacts" }],
    ["S3_ENDPOINT", { ...keys, ARTEFACT_STORE: "s3://serambi", S3_ENDPOINT: "minio:9000" }],
    ["S3_REGION", { ...keys, ARTEFACT_STORE: "s3://serambi", S3_REGION: "here & there" }],
    ["AWS_ACCESS_KEY_ID", { ARTEFACT_STORE: "s3://serambi" }],
    ["AWS_SECRET_ACCESS_KEY", { ARTEFACT_STORE: "s3://serambi", AWS_ACCESS_KEY_ID: "id" }],
  ])("names %s where that is wrong", (name, source) => {
    expect(() => readS3Settings(source)).toThrow(new RegExp(`^${name} `));
  });
});
