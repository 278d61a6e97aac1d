import { useMessages } from "@serambi/kernel/remote";
import { Button, Icon } from "@serambi/kernel/ui";

import type { Plot } from "../../contract/studio/Session";
import type { StudioMessages } from "../../messages/studio.id";
import s from "./ResultPlots.module.css";
import { saveBlob } from "./saveBlob";

/** As an image: what a program drew runs no script and loads nothing. */
const addressOf = ({ type, data }: Plot): string =>
  type === "image/svg+xml" ? `data:${type};charset=utf-8,${encodeURIComponent(data)}` : `data:${type};base64,${data}`;

const blobOf = ({ type, data }: Plot): Blob =>
  new Blob([type === "image/svg+xml" ? data : Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))], { type });

/** What a program drew. */
export const ResultPlots = ({ plots }: { readonly plots: readonly Plot[] }) => {
  const t = useMessages<StudioMessages>();
  return plots.map((plot, index) => {
    const name = plot.title === "" ? t.plotName(index + 1) : plot.title;
    const isSvg = plot.type === "image/svg+xml";
    return (
      // oxlint-disable-next-line react/no-array-index-key -- plots have no names, and another run is another list
      <figure key={index} className={s.plot}>
        <img src={addressOf(plot)} alt={name} />
        <figcaption>{name}</figcaption>
        <Button
          variant="line"
          size="small"
          onClick={() => saveBlob(`plot-${index + 1}.${isSvg ? "svg" : "png"}`, blobOf(plot))}
        >
          <Icon name="download" />
          {isSvg ? t.saveSvg : t.savePng}
        </Button>
      </figure>
    );
  });
};
