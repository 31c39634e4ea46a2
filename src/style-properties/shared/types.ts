/** How the sample of a property looks, and which of its elements has the property. */
export const SAMPLES = ['box', 'items', 'uneven', 'item', 'text'] as const;
export type SampleName = (typeof SAMPLES)[number];

/** CSS as React accepts it: names in camel case, numbers in pixels where CSS has lengths. */
export type InlineStyle = Readonly<Record<string, string | number>>;

/** A value of a property that readers can try. */
export interface StyleValue {
  /** As code: `2`, `'center'`. */
  text: string;
  /** Of the element of the sample that has the property. */
  style: InlineStyle;
  /** The CSS that the value results in, in Material UI's default theme. */
  css: string;
  /** The value of the `sx` prop. */
  sx: string;
}

/** A property of the `sx` prop with the values that readers can try. */
export interface StylePropertyModel {
  name: string;
  /** All names of the property, that which the page uses first. */
  names: readonly string[];
  /** The CSS properties that it sets. */
  cssNames: readonly string[];
  /** Where in the theme its values are looked up: `theme.palette`. */
  scale?: string;
  sample: SampleName;
  /** How many items the sample has. */
  items: number;
  /** Of the container around the element that has the property, if the sample has one. */
  container: InlineStyle;
  values: readonly StyleValue[];
}
