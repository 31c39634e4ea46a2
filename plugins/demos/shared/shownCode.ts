import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';
import type { DemoSource, CodeListings, DemoListing } from './types';

/**
 * The reader's text of a demo, in the language that was edited last, and in the other one if it has been
 * shown since: TypeScript is converted to JavaScript, and JavaScript is TypeScript as it is. Back in the
 * language of the edit, no part of it is lost.
 */
export interface Edit {
  readonly last: CodeVariant;
  readonly texts: Readonly<Partial<Record<CodeVariant, string>>>;
}

/** Returns the edit after the reader typed in one language. */
export function editedIn(variant: CodeVariant, text: string): Edit {
  return { last: variant, texts: { [variant]: text } };
}

/** Returns the text that the reader typed last. */
export function lastText({ last, texts }: Edit): string {
  return texts[last] ?? '';
}

/** Returns the text to show in a language. */
export function textIn(edit: Edit, variant: CodeVariant): string {
  return edit.texts[variant] ?? lastText(edit);
}

/** Whether showing an edit in a language needs a conversion that hasn't been made. */
export function needsConversion({ last, texts }: Edit, variant: CodeVariant): boolean {
  return variant === 'JS' && last === 'TS' && texts.JS === undefined;
}

/** Returns the edit with its conversion to JavaScript. */
export function withJavaScript(edit: Edit, text: string): Edit {
  return { ...edit, texts: { ...edit.texts, JS: text } };
}

/** Returns code in a language: the same one if it looks the same in both. */
export function listingOf({ JS, TS }: CodeListings, variant: CodeVariant): DemoListing {
  return (variant === 'JS' ? JS : undefined) ?? TS;
}

/** A file that a demo's code imports, in the reader's language. */
export interface CodeFile {
  name: string;
  code: string;
}

/** The code of a demo as it is shown. */
export interface ShownCode {
  variant: CodeVariant;
  code: string;
  /** The files that the code imports. */
  files: readonly CodeFile[];
  /** The text of the file whose tab is selected. */
  selected: string;
}

/** Returns a file's name in a language: the one in JavaScript of `people.ts` is `people.js`. */
export function fileNameIn(name: string, variant: CodeVariant): string {
  return variant === 'JS' ? name.replace(/\.ts$/, '.js').replace(/\.tsx$/, '.jsx') : name;
}

interface Choice {
  variant: CodeVariant;
  edit: Edit | undefined;
  /** Index of the selected tab: the demo itself is the first. */
  tab: number;
}

/** Returns the code of a demo in a language, with the reader's edit, if any. */
export function shownCode(source: DemoSource, { variant, edit, tab }: Choice): ShownCode {
  const code = edit ? textIn(edit, variant) : listingOf(source, variant).code;
  const files = (source.files ?? []).map((file) => ({
    name: fileNameIn(file.name, variant),
    code: listingOf(file, variant).code,
  }));
  return { variant, code, files, selected: files[tab - 1]?.code ?? code };
}
