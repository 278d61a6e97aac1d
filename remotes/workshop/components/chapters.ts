import { controlFixtures, overlayFixtures } from "@serambi/kernel/ui/controls";

import type { Chapter, Exhibit } from "../contract/Exhibit";
import { actionExhibits } from "./actionExhibits";
import { colourExhibits } from "./colourExhibits";
import { fieldExhibits } from "./fieldExhibits";
import { motifExhibits } from "./motifExhibits";
import { pictureExhibits } from "./pictureExhibits";
import { stateExhibits } from "./stateExhibits";
import { typeExhibits } from "./typeExhibits";
import { wayExhibits } from "./wayExhibits";

const small: readonly Exhibit[] = [
  ...actionExhibits,
  ...fieldExhibits,
  ...wayExhibits,
  ...stateExhibits,
  ...pictureExhibits,
  ...controlFixtures,
  ...overlayFixtures,
];

/** What a state of a component is called: `Dialog (open)`. */
const componentOf = ({ name }: Exhibit): string => name.replace(/ \(.*$/, "");

/** The exhibits of these components, in this order. */
const of = (...components: readonly string[]): readonly Exhibit[] =>
  components.flatMap((component) => small.filter((exhibit) => componentOf(exhibit) === component));

const sorted: readonly Chapter[] = [
  { id: "actions", exhibits: of("Button", "IconButton", "ButtonLink", "ArrowLink", "TextLink", "ThemeSwitch") },
  { id: "fields", exhibits: of("TextField", "Textarea", "NumberField", "PhoneField", "RupiahField", "SearchField") },
  {
    id: "choices",
    exhibits: of("Select", "ComboBox", "Checkbox", "CheckboxGroup", "Radio", "RadioGroup", "Switch", "Slider"),
  },
  { id: "dates", exhibits: of("DatePicker", "Calendar") },
  { id: "sending", exhibits: of("FileUpload", "Form") },
  { id: "layers", exhibits: of("Dialog", "Drawer", "Popover", "MenuButton", "Tooltip", "Toaster") },
  { id: "ways", exhibits: of("Breadcrumb", "Pagination", "Tabs", "Accordion", "Carousel") },
  { id: "data", exhibits: of("Table", "Card", "Tag", "Badge", "ProgressBar", "Steps") },
  {
    id: "states",
    exhibits: of("StatusBadge", "Skeleton", "SkeletonRow", "EmptyState", "ErrorState", "VisuallyHidden"),
  },
  { id: "pictures", exhibits: of("Icon", "Avatar") },
];

const placed = new Set(sorted.flatMap(({ exhibits }) => exhibits));
const others = small.filter((exhibit) => !placed.has(exhibit));

/** All that there is to see, in the order of the page; what has no chapter yet comes behind those that have. */
export const chapters: readonly Chapter[] = [
  ...sorted,
  ...(others.length > 0 ? [{ id: "others", exhibits: others } as const] : []),
  { id: "type", exhibits: typeExhibits },
  { id: "colours", exhibits: colourExhibits },
  { id: "motifs", exhibits: motifExhibits },
];
