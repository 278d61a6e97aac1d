import { describe, expect, it, jest } from "@jest/globals";

import { calendar, combobox, dateState, datepicker, menu, overlays, spinbutton } from "./ariaTexts";

// Its declaration gives the module a type and no value.
const english = jest.requireActual<Readonly<Record<string, object>>>("react-aria-components/i18n/en-US");

const keys = (texts: object | undefined) => Object.keys(texts ?? {}).toSorted();

describe("the Indonesian texts of react-aria", () => {
  it.each([
    ["@react-aria/calendar", calendar],
    ["@react-aria/combobox", combobox],
    ["@react-aria/datepicker", datepicker],
    ["@react-aria/menu", menu],
    ["@react-aria/overlays", overlays],
    ["@react-aria/spinbutton", spinbutton],
    ["@react-stately/datepicker", dateState],
  ])("are as many as the English ones of %s", (name, texts) => {
    expect(keys(texts)).toEqual(keys(english[name]));
  });

  it("say a combo box's option with its group and whether it is chosen", () => {
    const option = {
      isGroupChange: false,
      groupTitle: "",
      groupCount: 0,
      optionText: "Bank Mandiri",
      isSelected: true,
    };
    expect(combobox.focusAnnouncement(option)).toBe("Bank Mandiri, terpilih");
    expect(
      combobox.focusAnnouncement({
        ...option,
        isGroupChange: true,
        groupTitle: "BUMN",
        groupCount: 4,
        isSelected: false,
      }),
    ).toBe("Kelompok BUMN, 4 pilihan. Bank Mandiri");
  });
});
