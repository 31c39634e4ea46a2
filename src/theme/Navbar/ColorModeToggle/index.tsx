/** The header's place for the color mode: here all settings, the mode among them. */
export { SettingsButton as default } from '@site/src/shell/settings/SettingsButton';
