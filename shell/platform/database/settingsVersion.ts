/** The version under which settings are stored and read (specification section 4: "version v0"). */
export const SETTINGS_VERSION = "v0";
