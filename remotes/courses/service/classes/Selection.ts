import { and, asc, eq, inArray, or, sql, type SQL } from "drizzle-orm";

import type { Transaction } from "@serambi/kernel/service";
import { classTerms, programs } from "../tables";
import { notWebinars, withTerms } from "./classSets";
import type { ClassListQuery } from "./queries";

interface NamedProgram {
  readonly value: string;
  readonly label: string;
}

/** What a list can be narrowed by, one set of classes for each. */
export type Part = "search" | "state" | "level" | "type" | "program";

const withTerm = (kind: "state" | "level" | "type", term: string): SQL =>
  withTerms(sql`${and(eq(classTerms.kind, kind), eq(classTerms.term, term))}`);

const withPrograms = (ids: readonly string[]): SQL | undefined =>
  and(eq(classTerms.kind, "program"), inArray(classTerms.term, [...ids]));

/** What a query asks for, as sets of classes. */
export class Selection {
  private constructor(
    readonly tenantId: string,
    readonly query: ClassListQuery,
    /** Every programme, in the tenant's order. */
    readonly namedPrograms: readonly NamedProgram[],
  ) {}

  /** @param tenantId of the running transaction: what keeps tenants apart is the database's, this tells its planner how much there is */
  static async read(tx: Transaction, tenantId: string, query: ClassListQuery): Promise<Selection> {
    const named = await tx
      .select({ value: programs.id, label: programs.name })
      .from(programs)
      .orderBy(asc(programs.position), asc(programs.id));
    return new Selection(tenantId, query, named);
  }

  /** The sets whose common classes the query finds; one of `type` always, since webinars are shown to those who ask for them. */
  get parts(): ReadonlyMap<Part, SQL> {
    const { state, level, type, programIds } = this.query;
    const { words } = this;
    const parts: [Part, SQL | false | undefined][] = [
      ["search", words.length > 0 && sql.join(words.map(this.withWord), sql` & `)],
      ["state", state !== undefined && withTerm("state", state)],
      ["level", level !== undefined && withTerm("level", level)],
      ["type", type === undefined ? notWebinars : withTerm("type", type)],
      ["program", programIds.length > 0 && withTerms(sql`${withPrograms(programIds)}`)],
    ];
    return new Map(parts.flatMap(([part, set]) => (set ? [[part, set]] : [])));
  }

  /** The words of a search, each once; what has a word has its parts. */
  private get words(): string[] {
    const typed = [...new Set((this.query.search ?? "").split(/\s+/).filter(Boolean))];
    return typed.filter((word) => !typed.some((other) => other !== word && other.includes(word)));
  }

  /** In the name, the description or a programme of the class, in any letter case. */
  private withWord = (word: string): SQL => {
    const small = word.toLowerCase();
    const named = this.namedPrograms.filter(({ label }) => label.toLowerCase().includes(small));
    // What a person types stands for itself: no pattern, so nothing to escape.
    const inText = sql`strpos(${classTerms.term}, lower(${word}::text) collate "C") > 0`;
    const inWords = and(eq(classTerms.kind, "word"), inText);
    const inPrograms = named.length > 0 ? withPrograms(named.map(({ value }) => value)) : undefined;
    return withTerms(sql`${or(inWords, inPrograms)}`);
  };
}
