/** Colors of the installed library: hex values by hue and shade. */
export type Hues = Readonly<Record<string, Readonly<Record<string, string>>>>;
