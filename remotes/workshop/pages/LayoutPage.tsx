import { Slot, type PageProps } from "@serambi/kernel/remote";

import { ThemeWish } from "../components/ThemeWish";
import type { layoutLoader } from "./layout.server";

/** `/__layouts/<name>`: the site's home page; the layout around it is the server's doing. */
export const Page = ({ data: { theme, sections } }: PageProps<typeof layoutLoader>) => (
  <>
    <ThemeWish theme={theme} />
    {sections.map((id) => (
      <Slot key={id} id={id} />
    ))}
  </>
);
