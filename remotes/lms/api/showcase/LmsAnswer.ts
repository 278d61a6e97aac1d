import * as z from "zod/mini";

import { LmsFeature, LmsSetting } from "../../contract/hosts/lms";
import { LmsDemo } from "../../contract/demo/LmsDemo";
import { LmsFigure } from "../../contract/hosts/lmsFigures";

const Figure = z.catch(z.optional(LmsFigure), undefined);

/**
 * The setting as far as it can be used: a drawing that is wrong is not drawn, a demonstration that is wrong not shown, and what a page can do without is left out.
 * A feature that is wrong is left out by whoever reads it.
 */
export const LmsAnswer = z.extend(LmsSetting, {
  figures: z.pipe(
    z.catch(z.array(Figure), []),
    z.transform((figures) => figures.filter((figure) => figure !== undefined).slice(0, 2)),
  ),
  features: z.array(z.extend(LmsFeature, { figure: Figure, demo: z.catch(z.optional(LmsDemo), undefined) })),
  gains: z.catch(LmsSetting.shape.gains, undefined),
  closing: z.catch(LmsSetting.shape.closing, undefined),
});
