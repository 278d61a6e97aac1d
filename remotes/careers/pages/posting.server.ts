import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { action, invalid, loader, redirect } from "@serambi/kernel/server";

import { DeskClient } from "../api/DeskClient";
import { WantedJob } from "../contract/bodies";
import { DESK_PATH, NEW_JOB } from "../contract/paths";
import type { DeskMessages } from "../messages/desk.id";

type Context = PageContext<DeskMessages>;

/** `/Career/Desk/Jobs/{id}/Edit`: a job as its company writes it; `new` for one that is not there yet. */
export const postingLoader = loader(async ({ http }: RemoteDeps, { params, t }: Context) => {
  const id = params["id"] ?? NEW_JOB;
  const client = new DeskClient(http);
  const [desk, posting] = await Promise.all([client.desk(), id === NEW_JOB ? null : client.posting(id)]);
  return {
    data: { companies: desk.companies, posting },
    head: { title: posting ? `${t.edit}: ${posting.title}` : t.postTitle, isIndexed: false },
  };
});

/** As people write sums: with dots, spaces or "Rp" before. */
const sumOf = (text: string | undefined): number => Number((text ?? "").replaceAll(/[^\d]/g, ""));

const linesOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "");

const FIELD_NAMES = [
  "careerId",
  "title",
  "summary",
  "city",
  "place",
  "kind",
  "field",
  "payFromIdr",
  "payToIdr",
  "tasks",
  "brings",
  "skills",
  "steps",
  "start",
  "courses",
  "closesOn",
] as const;

/** Keeps a posting; what is wrong with it is said by field, and nothing that was typed is lost. */
export const savePosting = action(async ({ http }: RemoteDeps, { params, t }: Context, form) => {
  const id = params["id"] ?? NEW_JOB;
  const wanted = WantedJob.safeParse({
    ...(id !== NEW_JOB && { id }),
    careerId: form["careerId"] ?? "",
    title: form["title"] ?? "",
    summary: form["summary"] ?? "",
    city: form["city"] ?? "",
    place: form["place"],
    kind: form["kind"],
    field: form["field"],
    payFromIdr: sumOf(form["payFromIdr"]),
    payToIdr: sumOf(form["payToIdr"]),
    tasks: linesOf(form["tasks"]),
    brings: linesOf(form["brings"]),
    skills: linesOf(form["skills"]),
    steps: linesOf(form["steps"]),
    start: form["start"] ?? "",
    courses: linesOf(form["courses"]),
    closesOn: form["closesOn"] ?? "",
    isPublished: form["act"] === "publish",
  });
  if (!wanted.success) {
    const wrong = new Set(wanted.error.issues.map(({ path }) => String(path[0])));
    return invalid(
      Object.fromEntries(
        FIELD_NAMES.filter((name) => wrong.has(name)).map((name) => [
          name,
          `${t[name === "careerId" ? "company" : name]}: ${t.wrong}`,
        ]),
      ),
    );
  }
  await new DeskClient(http).save(wanted.data);
  return redirect(DESK_PATH, 303);
});
