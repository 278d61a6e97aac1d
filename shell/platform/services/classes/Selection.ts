import { and, asc, eq, or, sql, type SQL } from "drizzle-orm";

import type { Transaction } from "../../database/Database";
import { classListing, programs } from "../../database/schema";
import { oneOf } from "./oneOf";
import type { ClassListQuery } from "./queries";
import { readKinds, type Facet, type Kinds, type ProgramSet } from "./readKinds";

/** Has a list of its own (`class/webinar`); `class/active` shows it to those who ask for it by type. */
export const WEBINAR = "webinar";

interface NamedProgram {
  readonly value: string;
  readonly label: string;
}

const keys = (kinds: readonly { readonly key: string }[]): string[] => kinds.map(({ key }) => key);

/** What a query asks for, said in the tenant's own kinds of classes. */
export class Selection {
  private constructor(
    private readonly tenantId: string,
    readonly query: ClassListQuery,
    readonly kinds: Kinds,
    /** Every programme, in the tenant's order. */
    readonly namedPrograms: readonly NamedProgram[],
  ) {}

  /** @param tenantId of the running transaction: what keeps tenants apart is the database's, this tells its planner how much there is */
  static async read(tx: Transaction, tenantId: string, query: ClassListQuery): Promise<Selection> {
    const named = await tx
      .select({ value: programs.id, label: programs.name })
      .from(programs)
      .orderBy(asc(programs.position), asc(programs.id));
    return new Selection(tenantId, query, await readKinds(tx), named);
  }

  hasState = ({ state }: Facet): boolean => this.query.state === undefined || state === this.query.state;

  hasLevel = ({ level }: Facet): boolean => this.query.level === undefined || level === this.query.level;

  hasType = ({ type }: Facet): boolean => (this.query.type === undefined ? type !== WEBINAR : type === this.query.type);

  hasProgram = ({ ids }: ProgramSet): boolean =>
    this.query.programIds.length === 0 || ids.some((id) => this.query.programIds.includes(id));

  /** How many of the filters on state, level and type a class of this kind does not pass. */
  failures(facet: Facet): number {
    return [this.hasState(facet), this.hasLevel(facet), this.hasType(facet)].filter((isPassed) => !isPassed).length;
  }

  /** The classes that the query finds. */
  get found(): SQL | undefined {
    return and(this.ofTenant, this.inFacets(0), this.inPrograms, this.matchesSearch);
  }

  /** The classes that it would find with one of its filters changed: all that its facets count. */
  get nearlyFound(): SQL | undefined {
    const byProgram = this.inPrograms;
    const near = byProgram
      ? or(this.inFacets(0), and(this.inFacets(1), byProgram))
      : oneOf(classListing.facet, keys(this.kinds.facets.filter((facet) => this.failures(facet) <= 1)));
    return and(this.ofTenant, near, this.matchesSearch);
  }

  private get ofTenant(): SQL {
    return eq(classListing.tenantId, this.tenantId);
  }

  /** Of a kind that fails this many of the filters on state, level and type. */
  inFacets(failures: number): SQL {
    return oneOf(classListing.facet, keys(this.kinds.facets.filter((facet) => this.failures(facet) === failures)));
  }

  /** Of a programme that is asked for; undefined where none is. */
  get inPrograms(): SQL | undefined {
    if (this.query.programIds.length === 0) return undefined;
    return oneOf(classListing.programs, keys(this.kinds.programSets.filter(this.hasProgram)));
  }

  /** Every word, in any letter case, in the name, the description or a programme of the class. No words: every class. */
  private get matchesSearch(): SQL | undefined {
    return and(...(this.query.search ?? "").split(/\s+/).filter(Boolean).map(this.hasWord));
  }

  private hasWord = (word: string): SQL | undefined => {
    const small = word.toLowerCase();
    const named = this.namedPrograms.filter(({ label }) => label.toLowerCase().includes(small));
    const sets = this.kinds.programSets.filter(({ ids }) => named.some(({ value }) => ids.includes(value)));
    // What a person types stands for itself: no pattern, so nothing to escape; it skips ahead where a pattern tries each letter.
    const inText = sql`strpos(${classListing.words}, lower(${word}::text) collate "C") > 0`;
    return sets.length > 0 ? or(oneOf(classListing.programs, keys(sets)), inText) : inText;
  };
}
