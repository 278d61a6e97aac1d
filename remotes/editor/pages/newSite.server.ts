import type { PageContext, RemoteDeps } from "@serambi/kernel/remote";
import { loader } from "@serambi/kernel/server";
import { parse } from "yaml";

import { Template } from "../contract/Template";
import type { NewSiteMessages } from "../messages/types";
import kosong from "../contract/templates/kosong.yaml";
import sanggar from "../contract/templates/sanggar.yaml";
import sekolah from "../contract/templates/sekolah.yaml";
import suratKabar from "../contract/templates/surat-kabar.yaml";

/** Every template by its name, in the order in which they are shown. @throws ZodError where a file is wrong, which a test finds first */
export const readTemplates = (): readonly Template[] =>
  Object.entries({ sanggar, sekolah, "surat-kabar": suratKabar, kosong }).map(([id, text]) => ({
    id,
    ...Template.parse(parse(text)),
  }));

/** `/Editor/New-Site`: the templates, and the site that asks for another one. */
export const newSiteLoader = loader(async ({ tenant }: RemoteDeps, { t, language }: PageContext<NewSiteMessages>) => ({
  data: { app: tenant.key, templates: readTemplates(), language },
  head: { title: t.title, description: "" },
}));
