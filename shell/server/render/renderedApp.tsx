import { KainProvider, TextPlacesProvider } from "@serambi/kernel/ui";
import type { ComponentProps, ReactElement } from "react";

import { App, type AppProps } from "../../client/frame/App";
import type { CodeAttendance } from "../../client/frame/codeAttendance";
import type { FrameParts } from "../../client/frame/frameParts";
import { MemberPlace } from "../../client/frame/MemberPlace";
import { PlaceWatchContext, type PlaceWatch } from "../../client/frame/Rendered";
import type { PageOrder } from "./Renderer";
import { staticNavigator } from "./staticNavigator";

interface RenderedAppParts extends Pick<AppProps, "shown" | "layout" | "t" | "year"> {
  readonly paint: ComponentProps<typeof KainProvider>["paint"];
  readonly frame: FrameParts;
  readonly code: CodeAttendance | undefined;
  readonly textPlace: ComponentProps<typeof TextPlacesProvider>["places"];
  readonly watch: PlaceWatch;
}

const ignore = (): void => undefined;

/** The element of a page as the server renders it: nothing in it is to be pressed yet. */
export const renderedApp = (
  { tenant, isStale, session }: PageOrder,
  { shown, layout, t, year, paint, frame, code, textPlace, watch }: RenderedAppParts,
): ReactElement => (
  <PlaceWatchContext value={watch}>
    <KainProvider paint={paint}>
      <TextPlacesProvider places={textPlace}>
        <App
          {...{ shown, layout, tenant, t, isStale, year }}
          navigator={staticNavigator}
          isStatic
          framed={{ parts: frame, code, ...(session !== undefined && { Member: MemberPlace }) }}
          onRetry={ignore}
          report={ignore}
        />
      </TextPlacesProvider>
    </KainProvider>
  </PlaceWatchContext>
);
