import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";
import { parse } from "yaml";
import * as z from "zod/mini";

import { SiteContact, SiteWords } from "../contract/NewSite";
import { SharedParts, Template } from "../contract/Template";
import common from "../contract/templates/common.yaml";
import kosong from "../contract/templates/kosong.yaml";
import sanggar from "../contract/templates/sanggar.yaml";
import sekolah from "../contract/templates/sekolah.yaml";
import suratKabar from "../contract/templates/surat-kabar.yaml";
import yayasan from "../contract/templates/yayasan.yaml";
import type { NewSiteMessages } from "../messages/types";

/** Every template by its name, in the order in which they are shown. @throws ZodError where a file is wrong, which a test finds first */
export const readTemplates = (): readonly Template[] =>
  Object.entries({ sanggar, sekolah, yayasan, "surat-kabar": suratKabar, kosong }).map(([id, text]) => ({
    id,
    ...Template.parse(parse(text)),
  }));

/** The parts that templates share. @throws ZodError as above */
export const readSharedParts = (): SharedParts => SharedParts.parse(parse(common));

const jsonSchema = (schema: z.ZodMiniType) => z.toJSONSchema(schema, { io: "input" }) as Record<string, unknown>; // a schema is plain JSON

/** `/Editor/New-Site`: the templates, the questions, and the site that asks for another one. */
export const newSiteLoader = loader(async ({ tenant }: RemoteDeps, { t, language }: PageContext<NewSiteMessages>) => ({
  data: {
    app: tenant.key,
    templates: readTemplates(),
    shared: readSharedParts(),
    questions: { words: jsonSchema(SiteWords), contact: jsonSchema(SiteContact) },
    language,
  },
  head: { title: t.title, description: "" },
}));
