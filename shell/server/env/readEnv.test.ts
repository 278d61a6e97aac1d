import { describe, expect, it } from "@jest/globals";

import { EnvError } from "./EnvError";
import { readEnv } from "./readEnv";

const failure = (source: Record<string, string>): string => {
  try {
    readEnv(source);
  } catch (error) {
    if (error instanceof EnvError) return error.message;
    throw error;
  }
  return "";
};

describe("readEnv", () => {
  it("gives the documented defaults where nothing is set", () => {
    expect(readEnv({})).toMatchObject({
      port: 3000,
      host: "127.0.0.1",
      dataDir: ".data",
      urls: {},
      logLevel: "info",
      tenantsInMemory: 200,
      upstreamTimeoutMs: 5000,
      shutdownTimeoutMs: 10_000,
      trustProxy: false,
      rateLimits: { readsPerMinute: 1_200, writesPerMinute: 240, pagesPerMinute: 6_000 },
      nodeEnv: "production",
    });
  });

  it("reads the id that sites are measured under which have none of their own", () => {
    expect([readEnv({}).vitalsSample, readEnv({ VITALS_SAMPLE: "100" }).vitalsSample]).toEqual([0.1, 1]);
    expect(readEnv({}).measurementId).toBeUndefined();
    expect(readEnv({ MEASUREMENT_ID: "G-AB12CD34EF" }).measurementId).toBe("G-AB12CD34EF");
  });

  it("reads hosts besides those of the specification, by their names", () => {
    expect(readEnv({}).hosts).toEqual({});
    const hosts = { library: "https://library.example/api", "book-club": "http://127.0.0.1:4000" };
    expect(readEnv({ HOSTS: JSON.stringify(hosts) }).hosts).toEqual(hosts);
  });

  it.each([
    ["no JSON", "library=https://library.example"],
    ["a list", '["https://library.example"]'],
    ["the name of a host of the specification", '{"services":"https://services.example"}'],
    ["a name in another spelling", '{"bookClub":"https://library.example"}'],
    ["a name that ends with a hyphen", '{"book-":"https://library.example"}'],
    ["an address with a password", '{"library":"https://a:b@library.example"}'],
    ["another protocol", '{"library":"ftp://library.example"}'],
  ])("refuses %s as HOSTS", (_what, text) => {
    expect(failure({ HOSTS: text })).toMatch(/^HOSTS is .*; it takes a JSON object of host names/);
  });

  it("takes no name for a host of others and for a service of the platform", () => {
    const [hosts, services] = ['{"clinic":"https://a.example"}', '{"clinic":"https://b.example"}'];
    expect(readEnv({ REMOTE_SERVICES: services }).remoteServices).toEqual({ clinic: "https://b.example" });
    expect(failure({ HOSTS: hosts, REMOTE_SERVICES: services })).toMatch(/^clinic is named in HOSTS and in/);
  });

  it("counts an empty value as not set", () => {
    expect(readEnv({ PORT: "", METRICS_TOKEN: "  " })).toMatchObject({ port: 3000, metricsToken: undefined });
  });

  it("reads every host's address under the host's name", () => {
    const { urls, accountUrl } = readEnv({
      SERVICES_URL: "https://services.example/api",
      CLIENT_ID: "id",
      CLIENT_SECRET: "secret",
      APP_TOKEN_SECRET: "0123456789abcdef",
      AUTH_URL: "https://auth.example",
      MAIN_API_URL: "https://main.example",
      PROGRAMS_URL: "https://programs.example",
      LEARNING_URL: "https://learning.example",
      MAILER_URL: "https://mailer.example",
      CHAT_URL: "https://chat.example",
      DATABASE_REST_URL: "https://db.example/rest/v1",
      ACCOUNT_URL: "https://account.example",
    });
    expect(urls).toEqual({
      services: "https://services.example/api",
      auth: "https://auth.example",
      main: "https://main.example",
      programs: "https://programs.example",
      learning: "https://learning.example",
      mailer: "https://mailer.example",
      chat: "https://chat.example",
      db: "https://db.example/rest/v1",
    });
    expect(accountUrl).toBe("https://account.example");
  });

  it.each([
    ["PORT", "abc", 'PORT is "abc"; it takes a whole number from 0 to 65535.'],
    ["PORT", "70000", 'PORT is "70000"; it takes a whole number from 0 to 65535.'],
    ["PORT", "-1", 'PORT is "-1"; it takes a whole number from 0 to 65535.'],
    ["HOST", "a b", 'HOST is "a b"; it takes a host name or an IP address to listen on.'],
    [
      "SERVICES_URL",
      "services.example",
      'SERVICES_URL is "services.example"; it takes an http or https address without user name, query or fragment.',
    ],
    [
      "CHAT_URL",
      "ftp://chat.example",
      'CHAT_URL is "ftp://chat.example"; it takes an http or https address without user name, query or fragment.',
    ],
    ["DATABASE_URL", "mysql://db", 'DATABASE_URL is "mysql://db"; it takes a postgres:// address.'],
    ["LOG_LEVEL", "loud", 'LOG_LEVEL is "loud"; it takes one of fatal, error, warn, info, debug, trace, silent.'],
    ["UPSTREAM_TIMEOUT_MS", "0", 'UPSTREAM_TIMEOUT_MS is "0"; it takes a whole number from 1 to 120000.'],
    [
      "TRUST_PROXY",
      "maybe",
      'TRUST_PROXY is "maybe"; it takes true, false, or the proxies\' addresses (CIDR allowed) separated by commas.',
    ],
    ["RATE_LIMIT_READS", "lots", 'RATE_LIMIT_READS is "lots"; it takes a whole number from 0 to 1000000.'],
    ["RATE_LIMIT_WRITES", "-1", 'RATE_LIMIT_WRITES is "-1"; it takes a whole number from 0 to 1000000.'],
    ["REDIS_URL", "localhost:6379", 'REDIS_URL is "localhost:6379"; it takes a redis:// or rediss:// address.'],
    [
      "MEASUREMENT_ID",
      "UA-1234-1",
      'MEASUREMENT_ID is "UA-1234-1"; it takes an id of Google Analytics 4, G- and 4 to 20 capital letters or digits.',
    ],
    ["SERVICE_WORKER", "yes", 'SERVICE_WORKER is "yes"; it takes one of on, off.'],
    [
      "IMAGE_SOURCES",
      "https://cdn.example/",
      'IMAGE_SOURCES is "https://cdn.example/"; it takes host names separated by commas, each with its port where that is not 443.',
    ],
    ["IMAGE_CACHE_MB", "0", 'IMAGE_CACHE_MB is "0"; it takes a whole number from 1 to 1000000.'],
    ["WORKSHOP", "yes", 'WORKSHOP is "yes"; it takes one of on, off.'],
    ["NODE_ENV", "prod", 'NODE_ENV is "prod"; it takes one of development, production, test.'],
  ])("refuses %s=%s in one line that names it, shows it and says what it takes", (name, value, line) => {
    expect(failure({ [name]: value })).toBe(line);
  });

  it("shows neither a secret nor a password within an address", () => {
    expect(failure({ APP_TOKEN_SECRET: "short-secret" })).toBe(
      "APP_TOKEN_SECRET is a value that is not shown; it takes a secret of at least 16 characters.",
    );
    expect(failure({ AUTH_URL: "https://user:hunter2@auth.example" })).not.toContain("hunter2");
    expect(failure({ REDIS_URL: "http://:hunter2@redis" })).not.toContain("hunter2");
  });

  it("keeps a long or many-lined value on one short line", () => {
    const line = failure({ HOST: `a\nb${"c".repeat(500)}` });
    expect(line).not.toContain("\n");
    expect(line.length).toBeLessThan(200);
  });

  it.each(["CLIENT_ID", "CLIENT_SECRET", "APP_TOKEN_SECRET"])("requires %s once a real SERVICES_URL is set", (name) => {
    const complete: Record<string, string> = {
      SERVICES_URL: "https://services.example",
      CLIENT_ID: "id",
      CLIENT_SECRET: "secret",
      APP_TOKEN_SECRET: "0123456789abcdef",
    };
    delete complete[name];
    expect(failure(complete)).toMatch(new RegExp(`^${name} is not set; with SERVICES_URL set, it takes `));
  });

  it.each([
    [{}, false],
    [{ NODE_ENV: "development" }, true],
    [{ NODE_ENV: "development", WORKSHOP: "off" }, false],
    [{ WORKSHOP: "on" }, true],
  ])("opens the workshop in development, unless told otherwise: %p", (source, isOn) => {
    expect(readEnv(source).isWorkshopOn).toBe(isOn);
  });

  it.each([
    [{}, true],
    [{ NODE_ENV: "development" }, false],
    [{ NODE_ENV: "development", SERVICE_WORKER: "on" }, true],
    [{ SERVICE_WORKER: "off" }, false],
  ])("has sites kept for offline use in production, unless told otherwise: %p", (source, isOn) => {
    expect(readEnv(source).isWorkerOn).toBe(isOn);
  });

  it.each([
    [{}, [false, false]],
    [{ NODE_ENV: "development" }, [true, true]],
    [{ NODE_ENV: "development", REMOTE_OVERRIDES: "off", DEV_PANEL: "off" }, [false, false]],
    [{ REMOTE_OVERRIDES: "on" }, [true, false]],
    [{ DEV_PANEL: "on" }, [false, true]],
  ])("has local builds and the development panel in development, unless told otherwise: %p", (source, isOn) => {
    const { isOverrideOn, isPanelOn } = readEnv(source);
    expect([isOverrideOn, isPanelOn]).toEqual(isOn);
  });

  it("reads the hosts whose pictures may be fetched, and how much is kept of them", () => {
    expect(readEnv({})).toMatchObject({ imageSources: [], imageCacheBytes: 256 * 1024 * 1024 });
    expect(readEnv({ IMAGE_SOURCES: "cdn.example,Gambar.example:8443", IMAGE_CACHE_MB: "1" })).toMatchObject({
      imageSources: ["cdn.example", "gambar.example:8443"],
      imageCacheBytes: 1024 * 1024,
    });
  });

  it("reads the trusted proxies", () => {
    expect(readEnv({ TRUST_PROXY: "true" }).trustProxy).toBe(true);
    expect(readEnv({ TRUST_PROXY: "10.0.0.0/8,::1" }).trustProxy).toBe("10.0.0.0/8,::1");
  });
});
