import { VITAL_NAMES, type VitalName } from "../../client/vitals/VitalsReport";
import { judgeCanary, type Counts } from "./judgeCanary";
import { Reservoir } from "./Reservoir";

/** When the canary has been in so many pages, all counts are halved: what was long ago weighs less. */
const MEMORY_VIEWS = 2_000;
const MAX_SAMPLES = 1_000;
/** Sorting two thousand values for each one that comes tells nothing new. */
const JUDGE_EVERY_SAMPLES = 10;
/** Of different addresses, so many are worth knowing. */
const MAX_ADDRESSES = 3;

class Arm implements Counts {
  views = 0;
  failed = 0;
  witnesses = 0;
  private readonly reservoirs: Readonly<Record<VitalName, Reservoir>>;
  private readonly addresses = new Set<string>();

  constructor(random: () => number) {
    const reservoir = () => new Reservoir(MAX_SAMPLES, random);
    this.reservoirs = { LCP: reservoir(), INP: reservoir(), CLS: reservoir(), TTFB: reservoir() };
  }

  get vitals(): Counts["vitals"] {
    const { LCP, INP, CLS, TTFB } = this.reservoirs;
    return { LCP: LCP.values, INP: INP.values, CLS: CLS.values, TTFB: TTFB.values };
  }

  /** @param from an address, of which only the first word makes another witness */
  fail(from: string | undefined): void {
    this.failed += 1;
    if (from !== undefined) {
      if (this.addresses.has(from) || this.addresses.size >= MAX_ADDRESSES) return;
      this.addresses.add(from);
    }
    this.witnesses += 1;
  }

  measure(values: Readonly<Partial<Record<VitalName, number>>>): void {
    for (const name of VITAL_NAMES) {
      const value = values[name];
      if (value !== undefined) this.reservoirs[name].add(value);
    }
  }

  halve(): void {
    this.views /= 2;
    this.failed /= 2;
  }
}

/** What this process has seen of a canary and of the live version beside it, since it knows of the canary. */
export class CanaryComparison {
  private readonly canary: Arm;
  private readonly live: Arm;
  private samples = 0;

  constructor(
    readonly version: string,
    private readonly liveVersion: string,
    random: () => number = Math.random,
  ) {
    this.canary = new Arm(random);
    this.live = new Arm(random);
  }

  /** Whether it compares a version: any other is nobody's arm. */
  has = (version: string): boolean => this.armOf(version) !== null;

  show = (version: string): void => {
    const arm = this.armOf(version);
    if (!arm) return;
    arm.views += 1;
    if (this.canary.views <= MEMORY_VIEWS) return;
    this.canary.halve();
    this.live.halve();
  };

  /** @returns why the canary is to be taken back, if it is */
  fail = (version: string, from?: string): string | null => {
    this.armOf(version)?.fail(from);
    return version === this.version ? judgeCanary(this.canary, this.live) : null;
  };

  /** @returns why the canary is to be taken back, if it is */
  measure = (version: string, values: Readonly<Partial<Record<VitalName, number>>>): string | null => {
    this.armOf(version)?.measure(values);
    if (version !== this.version) return null;
    this.samples += 1;
    return this.samples % JUDGE_EVERY_SAMPLES === 0 ? judgeCanary(this.canary, this.live) : null;
  };

  private armOf(version: string): Arm | null {
    if (version === this.version) return this.canary;
    return version === this.liveVersion ? this.live : null;
  }
}
