import { createHash } from "node:crypto";

const COLOURS = ["clr_primary", "clr_secondary", "clr_success", "clr_info", "clr_warning", "clr_danger"];

/** Numbers below 2³² that are the same for the same tenant in every run. */
const diceFor = (index) => {
  let throws = 0;
  return () => createHash("sha256").update(`${index} ${throws++}`).digest().readUInt32BE();
};

const shuffled = (list, dice) =>
  list
    .map((item) => [dice(), item])
    .toSorted(([a], [b]) => a - b)
    .map(([, item]) => item);

/**
 * A tenant like no other: colours, texts and the order of its sections are its own, so that nothing that is made for one
 * serves another.
 */
export const makeTenant = (templates, index) => {
  const dice = diceFor(index);
  const { settings, sections } = templates[index % templates.length];
  const [hero, ...rest] = sections;
  const colours = COLOURS.map((name) => [name, `#${(dice() % 0x1000000).toString(16).padStart(6, "0")}`]);
  const { navigation, meta, css } = settings;
  return {
    settings: {
      ...settings,
      title: `${settings.title} ${index}`,
      isMaintenance: false,
      css: { ...css, ...Object.fromEntries(colours) },
      meta: { ...meta, name: `${meta.name} ${index}`, description: `${meta.description} ${index}` },
      navigation: {
        ...navigation,
        about: `${navigation.about} ${index}`,
        statement: `${navigation.statement} ${index}`,
      },
    },
    home: { sections: [hero, ...shuffled(rest, dice)] },
  };
};
