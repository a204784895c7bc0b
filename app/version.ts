import { version } from "../package.json";

/**
 * The package's own version, as the menu and the settings show it (docs/rules.md#version). Fixed when the site is
 * built.
 */
export const VERSION = version;
