import type { Language } from '../../../plugins/labels/shared/languages';

/** The texts of an example. They aren't labels, because those would be in every page's script. */
export interface ExampleText {
  title: string;
  /** Explains why the example looks the way it does. */
  note: string;
}

export type ExampleTexts = Readonly<Record<Language, ExampleText>>;
