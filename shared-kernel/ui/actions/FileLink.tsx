import { useDocumentPath } from "@serambi/kernel/remote";
import type { ComponentProps } from "react";

export interface FileLinkProps extends Omit<ComponentProps<"a">, "href" | "download"> {
  /** Path of a document of this site. */
  readonly to: string;
}

/** A link to a document that is saved as a file, in the language of the page. */
export const FileLink = ({ to, ...rest }: FileLinkProps) => {
  const inLanguage = useDocumentPath();
  return <a {...rest} href={inLanguage(to)} download />;
};
