import { IntrinsicsAltered } from "../../registry/Intrinsics";
import type { LoadProblem } from "./Renderer";
import { RenderInterrupted } from "./RenderInterrupted";

/** The version whose code changed for good what all share, while a release was loaded: the next process would load it, too, so it is put to rest. */
export const beyondRepair = (problems: readonly LoadProblem[]): RenderInterrupted => {
  const { remote, version, error } = problems.find((problem) => problem.error instanceof IntrinsicsAltered) ?? {};
  const culprit = remote !== undefined && version !== undefined ? { remote, version } : null;
  return new RenderInterrupted(culprit ? "altered" : "ended", culprit, { cause: error });
};
