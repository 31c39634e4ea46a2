import type { CodeVariant } from '@component-docs/preferences/shared/codePreferences';

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
