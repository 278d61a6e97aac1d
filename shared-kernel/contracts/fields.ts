import * as z from "zod/mini";

/** Forms are made of schemas: they tell by its `format` what a text is (`FormSchema` of `@serambi/kernel/cms`). */
export const withFormat = <T extends z.ZodMiniType>(
  schema: T,
  format: "anchor" | "date" | "link" | "long-text" | "month" | "picture",
): T => {
  z.globalRegistry.add(schema, { format });
  return schema;
};

/** A name, a title, a label. What is longer is none: one site must not fill the memory of all. */
export const shortText = () => z.string().check(z.maxLength(300));

/** A sentence or some. */
export const longText = () => withFormat(z.string().check(z.maxLength(2_000)), "long-text");

const MAX_ADDRESS_LENGTH = 2_000;
/** Room for a picture that is written into its address. */
const MAX_PICTURE_LENGTH = 16_000;

/** A path of this site: neither `//host` nor `/\host`, which browsers read as another host. */
const PATH = String.raw`\/(?![/\\])`;

const address = (begins: string, maxLength: number) =>
  z.string().check(
    z.maxLength(maxLength),
    z.regex(new RegExp(`^(?:${begins})[^\\s\\\\]*$`, "i")),
    z.refine((value) => URL.canParse(value, "https://host.example")),
  );

/** Where a link of the navigation may lead. No other scheme: `javascript:` and `data:` would run what a tenant wrote. */
export const LinkAddress = withFormat(address(`${PATH}|#|https?:\\/\\/|mailto:|tel:`, MAX_ADDRESS_LENGTH), "link");

/** Address of a picture, or empty. */
export const PictureAddress = z.union([
  z.literal(""),
  withFormat(address(`${PATH}|https?:\\/\\/|data:image\\/`, MAX_PICTURE_LENGTH), "picture"),
]);

/** Address that other sites may be told, or empty. */
export const SharedAddress = z.union([
  z.literal(""),
  withFormat(address(`${PATH}|https?:\\/\\/`, MAX_ADDRESS_LENGTH), "link"),
]);

/** A list that a page can do without: where a host gives something else by its name, it is empty. */
export const partsOf = <T extends z.ZodMiniType>(item: T) => z.pipe(z.catch(z.array(z.unknown()), []), z.array(item));
