/** The styles of Material Icons, in the order that readers choose from. */
export const ICON_STYLES = ['filled', 'outlined', 'rounded', 'two-tone', 'sharp'] as const;
export type IconStyle = (typeof ICON_STYLES)[number];

/** The style that the list shows first. */
export const DEFAULT_STYLE: IconStyle = 'filled';

/** The end of an icon's name in each style. */
export const STYLE_SUFFIXES = {
  filled: '',
  outlined: 'Outlined',
  rounded: 'Rounded',
  'two-tone': 'TwoTone',
  sharp: 'Sharp',
} as const satisfies Record<IconStyle, string>;

/** An icon in all of its styles. */
export interface IconFamily {
  /** The name without a style: `Delete`. */
  name: string;
  styles: readonly IconStyle[];
}

/** The data of all icons that the browser has from the start. */
export interface IconNames {
  /** The names of all families, sorted. */
  names: readonly string[];
  /** The styles of the families that don't have all of them. */
  partial: Readonly<Record<string, readonly IconStyle[]>>;
  /** Site path of the files with the drawings, without the base URL. Contains a hash of all drawings. */
  folder: string;
}

/** The content of SVGs of 24 by 24 units in one style; null for a family that lacks the style. */
export type DrawingsFile = readonly (string | null)[];

/** Words that readers use for an icon, by the name of its family. */
export type IconSynonyms = Readonly<Record<string, readonly string[]>>;
