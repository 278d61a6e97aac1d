import { describe, expect, it } from "@jest/globals";

import { readStandaloneEnv } from "./readStandaloneEnv";

const NEEDED = { APP_TOKEN_SECRET: "0123456789abcdef", CLIENT_ID: "shell", CLIENT_SECRET: "secret" };

describe("readStandaloneEnv", () => {
  it("needs the secrets and has defaults for the rest", () => {
    expect(readStandaloneEnv({ ...NEEDED, PATH: "/bin" })).toEqual({
      dataDir: ".data",
      databaseUrl: undefined,
      appTokenSecret: "0123456789abcdef",
      clientId: "shell",
      clientSecret: "secret",
      port: 3100,
      host: "127.0.0.1",
      logLevel: "info",
    });
  });

  it("takes what is set", () => {
    const env = {
      ...NEEDED,
      DATA_DIR: "/srv/data",
      DATABASE_URL: "postgres://me@db/serambi",
      PORT: "0",
      HOST: "::1",
      LOG_LEVEL: "silent",
    };
    expect(readStandaloneEnv(env)).toMatchObject({
      dataDir: "/srv/data",
      databaseUrl: "postgres://me@db/serambi",
      port: 0,
      host: "::1",
      logLevel: "silent",
    });
  });

  it.each([
    [{ CLIENT_ID: undefined }, "CLIENT_ID is not set: it takes the client id of the shell"],
    [{ PORT: "70000" }, 'PORT is "70000": it takes a port from 0 to 65535, default 3100'],
    [{ PORT: "http" }, 'PORT is "http": it takes a port from 0 to 65535, default 3100'],
    [{ LOG_LEVEL: "loud" }, 'LOG_LEVEL is "loud": it takes debug, info, warn, error or silent, default info'],
  ])("names the variable, what it got and what it takes: %j", (own, message) => {
    expect(() => readStandaloneEnv({ ...NEEDED, ...own })).toThrow(message);
  });

  it.each(["APP_TOKEN_SECRET", "DATABASE_URL"])("does not repeat a wrong %s", (name) => {
    const read = () => readStandaloneEnv({ ...NEEDED, [name]: "hunter2" });
    expect(read).toThrow(`${name} is not valid`);
    expect(read).not.toThrow("hunter2");
  });
});
