/** A code span of Markdown, or a fenced block: as many backticks at its end as at its start. */
const CODE = /(?<!`)(`+)(?!`)([^`]|[^`][^]*?[^`])\1(?!`)/g;

/** Returns the code of a text, with its backticks. */
export function codeSpans(markdown: string): string[] {
  return markdown.match(CODE) ?? [];
}

/** Removes the code of a text. */
export function withoutCode(markdown: string): string {
  return markdown.replace(CODE, '');
}

/**
 * Returns the form of a text, which has numbers in place of its code:
 * ``Styles applied to the root element if `1`.`` Texts of one form share a translation.
 */
export function formOf(markdown: string): string {
  let count = 0;
  return markdown.replace(CODE, () => `\`${++count}\``);
}

/** Returns whether a text is a form, with numbers in place of its code. */
export function isForm(markdown: string): boolean {
  return codeSpans(markdown).length > 0 && formOf(markdown) === markdown;
}

/** Replaces the numbers in the translation of a form by the code of one of its texts. */
export function fillForm(translation: string, code: readonly string[]): string {
  return translation.replace(CODE, (span) => code[Number(span.slice(1, -1)) - 1] ?? span);
}
