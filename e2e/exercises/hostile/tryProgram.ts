import type { Page } from "@playwright/test";

import { expect } from "../../fixtures/test";
import * as compiled from "./compiled";
import { API, ELSEWHERE, type HostilePrograms } from "./HostilePrograms";
import * as interpreted from "./interpreted";
import type { WatchedNetwork } from "./watchNetwork";

const STUDIO = "/Lms/Features/coding-studio";
const RUN_TIMEOUT_MS = 180_000;
const LINE = "Åsa 你好 🙂";
const MEGABYTE = 1_000_000;

export const HOSTILE: Readonly<Record<string, HostilePrograms>> = { ...interpreted, ...compiled };

export type Attack = keyof HostilePrograms;

/** How each may end, in the words of the page. */
const ENDS: Readonly<Record<Attack, RegExp>> = {
  hello: /^Finished/,
  echo: /^Finished/,
  megabyte: /^Finished/,
  flood: /^Stopped: too much output/,
  loop: /^Stopped after 10 s/,
  // PHP takes memory for each call, Rust's interpreter has no stack that could be full.
  recursion: /^(?:Ended by an error|Stopped: out of memory|Stopped after 10 s)/,
  memory: /^Stopped: out of memory/,
  // SQLite finds it when the statement's turn has come.
  syntax: /^(?:Cannot run yet|Ended by an error)/,
  lineSeven: /^Ended by an error/,
  disk: /^Stopped: files too large/,
  // Languages without sockets refuse the program, or end it.
  page: /^(?:Finished|Cannot run yet|Ended by an error)/,
  // Go has no processes, and takes memory for each of its own.
  fork: /^(?:Finished|Cannot run yet|Ended by an error|Stopped: out of memory|Stopped after 10 s)/,
};

const editorOf = (page: Page) => page.getByRole("textbox", { name: /leave the editor/ });

export const openLanguage = async (page: Page, address: (path: string) => string, language: string): Promise<void> => {
  await page.goto(address(`${STUDIO}?language=${language}`));
  await editorOf(page).waitFor();
};

/** Runs one program as a visitor would. @returns what it wrote */
const run = async (page: Page, text: string, end: RegExp, line?: string): Promise<string> => {
  await editorOf(page).click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText(text);
  await page.getByRole("button", { name: "Run", exact: true }).click();
  if (line !== undefined) {
    const input = page.getByRole("textbox", { name: "A line of input" });
    await input.fill(line, { timeout: RUN_TIMEOUT_MS });
    await input.press("Enter");
  }
  const state = page.getByRole("region", { name: "Result" }).getByRole("status").first();
  await expect(state).toHaveText(/^(?:Finished|Stopped|Ended|Cannot run)/, { timeout: RUN_TIMEOUT_MS });
  await expect(state).toHaveText(end);
  const parts = page.getByRole("group", { name: "Output" }).locator("[data-from='1']");
  const written = (await parts.allTextContents()).join("");
  return written === "" ? (await page.getByRole("table").allTextContents()).join("\n") : written;
};

/** Runs one of a language's hostile programs, and good ones after it: whatever it did, they run as before. */
export const tryProgram = async (
  page: Page,
  language: string,
  attack: Attack,
  { runsAfter, network }: { readonly runsAfter: number; readonly network: WatchedNetwork },
): Promise<void> => {
  const programs = HOSTILE[language];
  const text = programs?.[attack];
  if (!programs || text === undefined) throw new Error(`${language} has no program ${attack}`);
  const addressed = text.replaceAll(API, network.api).replaceAll(ELSEWHERE, network.elsewhere);
  const written = await run(page, addressed, ENDS[attack], attack === "echo" ? LINE : undefined);
  if (attack === "echo") expect(written).toContain(LINE);
  if (attack === "megabyte") expect(written).toHaveLength(MEGABYTE);
  if (attack === "page") expect(written).not.toContain("reached");
  if (attack === "lineSeven")
    await expect(page.getByRole("list", { name: "Errors and warnings" })).toContainText("Line 7");
  for (let count = 0; count < runsAfter; count += 1)
    expect(await run(page, programs.hello, ENDS.hello)).toContain("hello");
  expect(network.seen()).toEqual([]);
};
