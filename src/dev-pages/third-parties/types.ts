import type { Language } from '../../site/navigation/pathnameToLanguage';

/** What an example says of itself: content of one page, and no label of every page's script. */
export interface ExampleText {
  title: string;
  /** Why it looks as it does. */
  note: string;
}

export type ExampleTexts = Readonly<Record<Language, ExampleText>>;
