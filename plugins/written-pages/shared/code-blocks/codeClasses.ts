/**
 * The class of each of Prism's token types that the stylesheet colors (`src/css/code.css`). Classes
 * have one letter, because a page contains thousands of them.
 */
export const CLASS_OF_KIND: Readonly<Record<string, string>> = {
  comment: 'c',
  prolog: 'c',
  doctype: 'c',
  keyword: 'k',
  builtin: 'k',
  atrule: 'k',
  rule: 'k',
  title: 'k',
  string: 's',
  'template-string': 's',
  'attr-value': 's',
  regex: 's',
  char: 's',
  url: 's',
  number: 'n',
  boolean: 'n',
  constant: 'n',
  function: 'f',
  'maybe-class-name': 'f',
  'class-name': 'f',
  selector: 'f',
  tag: 't',
  'attr-name': 'a',
  property: 'a',
  parameter: 'a',
  key: 'a',
};

/** Types without a color even inside a colored one: code in a string, operators, text in JSX. */
export const PLAIN_KINDS: ReadonlySet<string> = new Set([
  'interpolation',
  'interpolation-punctuation',
  'language-javascript',
  'operator',
  'plain-text',
  'punctuation',
  'script',
  'spread',
]);
