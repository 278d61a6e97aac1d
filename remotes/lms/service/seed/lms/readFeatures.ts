import { isMap, isScalar, isSeq, LineCounter, parseDocument, type Document } from "yaml";
import * as z from "zod/mini";

import { LmsFeature, LmsSetting } from "../../../contract/hosts/lms";

/** `site.yaml`: the setting, with the addresses of its features in their order. */
const SiteFile = z.extend(LmsSetting, { features: z.array(z.string()) });

/** `<slug>.yaml`: a feature. Its address is the file's name; without a line for it, it has no picture. */
const FeatureFile = z.extend(z.omit(LmsFeature, { slug: true }), { image: z._default(LmsFeature.shape.image, "") });

/** The line on which the value at a path stands, or its nearest parent that there is. */
const lineOf = (document: Document, lines: LineCounter, path: readonly PropertyKey[]): number => {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if ((isMap(node) || isSeq(node) || isScalar(node)) && node.range) return lines.linePos(node.range[0]).line;
  }
  return 1;
};

const readFile = <T extends z.ZodMiniType>(place: string, text: string | undefined, schema: T): z.output<T> => {
  if (text === undefined) throw new Error(`${place}: there is no such file`);
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const [broken] = document.errors;
  if (broken) throw new Error(`${place}:${lines.linePos(broken.pos[0]).line}: ${broken.message}`);
  const read = schema.safeParse(document.toJS());
  if (read.success) return read.data;
  throw new Error(
    read.error.issues
      .map(
        ({ path, message }) => `${place}:${lineOf(document, lines, path)}: ${path.map(String).join(".")}: ${message}`,
      )
      .join("\n"),
  );
};

/**
 * The LMS of a site out of the files of its folder.
 * @throws Error with file, line and key of each fault; a file that `site.yaml` does not name is one
 */
export const readFeatures = (files: Readonly<Record<string, string>>, site: string): LmsSetting => {
  const { features: slugs, ...setting } = readFile(`${site}/site.yaml`, files[`${site}/site.yaml`], SiteFile);
  const unnamed = Object.keys(files).filter(
    (path) => path.startsWith(`${site}/`) && ![...slugs, "site"].includes(path.slice(site.length + 1, -".yaml".length)),
  );
  if (unnamed.length > 0) throw new Error(`${site}/site.yaml: features has no ${unnamed.join(", ")}`);
  const features = slugs.map((slug) => {
    const place = `${site}/${slug}.yaml`;
    return { slug, ...readFile(place, files[place], FeatureFile) };
  });
  return { ...setting, features };
};
