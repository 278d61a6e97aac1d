import { describe, expect, it } from "@jest/globals";

import { AppError } from "@serambi/kernel/errors";

import { isLoopbackHost, parseHost } from "./parseHost";
import { tenantHost } from "./tenantHost";

describe("parseHost", () => {
  it.each([
    ["main.localhost", "main.localhost"],
    ["Main.LocalHost:3000", "main.localhost"],
    ["foundation.example.", "foundation.example"],
    ["xn--bcher-kva.example", "xn--bcher-kva.example"],
    ["pesilat-dev.localhost:65535", "pesilat-dev.localhost"],
    ["8.8.8.8", "8.8.8.8"],
    ["[2001:db8::1]:3000", "[2001:db8::1]"],
  ])("reads %s as %s", (header, host) => {
    expect(parseHost(header)).toBe(host);
  });

  it.each([
    "localhost",
    "LOCALHOST:3000",
    "127.0.0.1",
    "127.1.2.3:80",
    "0.0.0.0:3000",
    "[::1]:3000",
    "[::ffff:127.0.0.1]",
    "10.1.2.3",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.20:3000",
    "169.254.10.10",
    "[fd00::1]",
    "[fe80::1]",
  ])("takes %s for the demo tenant", (header) => {
    expect(parseHost(header)).toBe("demo.localhost");
  });

  it.each([
    undefined,
    "",
    " ",
    "main localhost",
    "main.localhost, demo.localhost",
    "main.localhost/../etc",
    "main..localhost",
    ".localhost",
    "-main.localhost",
    "main.localhost:99999",
    "main.localhost:http",
    "user@main.localhost",
    "<script>",
    "main%2elocalhost",
    "kelas.例え.jp",
    "127.0.0.1.5",
    "300.1.1.1",
    "1234",
    "0x7f.1",
    "[::1",
    "[:::1]",
    "[zz]",
    `${"a".repeat(64)}.localhost`,
    `${"a.".repeat(130)}localhost`,
  ])("refuses %p as a bad request", (header) => {
    expect(() => parseHost(header)).toThrow(AppError);
    expect(() => parseHost(header)).toThrow(expect.objectContaining({ code: "bad-request" }));
  });
});

describe("isLoopbackHost", () => {
  it.each(["localhost:3000", "main.localhost", "127.0.0.1", "[::1]:3000"])("is true for %s", (header) => {
    expect(isLoopbackHost(header)).toBe(true);
  });

  it.each(["192.168.1.20", "main.example", "localhost.example"])("is false for %s", (header) => {
    expect(isLoopbackHost(header)).toBe(false);
  });
});

describe("tenantHost", () => {
  it.each([
    ["main.localhost", "/Pesilat", "pesilat.localhost"],
    ["main.localhost", "/pesilat/Class/abc", "pesilat.localhost"],
    ["main.localhost", "/PESILAT?x=1", "pesilat.localhost"],
    ["dev.localhost", "/Pesilat", "pesilat-dev.localhost"],
    ["staging.example.com", "/Pesilat", "pesilat-staging.example.com"],
    ["media.localhost", "/Pesilat/", "pesilat-media.localhost"],
  ])("gives %s%s to %s", (host, path, expected) => {
    expect(tenantHost(host, path)).toBe(expected);
  });

  it.each([
    ["main.localhost", "/"],
    ["main.localhost", "/Pesilatan"],
    ["main.localhost", "/Courses/pesilat"],
    ["foundation.localhost", "/Pesilat"],
    ["demo.localhost", "/Pesilat"],
  ])("leaves %s%s where it is", (host, path) => {
    expect(tenantHost(host, path)).toBe(host);
  });
});
