import ts from 'typescript';

/** A comment taken apart. Texts are Markdown; a tag that is there without a text is ''. */
export interface JsDoc {
  description: string;
  default?: string;
  deprecated?: string;
  /** `@ignore` or `@internal`: not for readers. */
  isHidden: boolean;
  parameters: { name: string; description: string }[];
  returns?: string;
}

const HIDING_TAGS = ['ignore', 'internal'];

/** MUI X names its types `[[GridColDef]][]`, which Markdown does not know. */
function withoutBrackets(text: string): string {
  return text.replace(/\[\[([^[\]]+)\]\](\[\])?/g, '`$1$2`');
}

/** Editors leave control characters behind, which HTML does not allow. */
function withoutControls(text: string): string {
  return text.replace(/(?!\s)\p{Cc}/gu, '');
}

function textOf(comment: ts.JSDoc['comment']): string {
  return withoutBrackets(withoutControls(ts.getTextOfJSDocComment(comment) ?? '')).trim();
}

/** A default is shown as code anyway; some comments mark it as such, others don't. */
function withoutCodeMarks(text: string): string {
  return text.replace(/^`([^`]+)`$/, '$1');
}

/** TypeScript leaves the dash in `@param name - text`. */
function withoutDash(text: string): string {
  return text.replace(/^-\s+/, '');
}

function parameterOf(tag: ts.JSDocParameterTag): JsDoc['parameters'][number] {
  return { name: tag.name.getText(), description: withoutDash(textOf(tag.comment)) };
}

/**
 * Reads the comment that stands directly above a declaration, in `.d.ts` or JavaScript.
 *
 * Takes a node whose parents are set; gives empty values when there is no comment.
 */
export function readJsDoc(node: ts.Node): JsDoc {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc);
  const comment = comments.at(-1);
  const tags = comment?.tags ?? [];
  const textOfTag = (name: string) => {
    const tag = tags.find(({ tagName }) => tagName.text === name);
    return tag && textOf(tag.comment);
  };
  const defaultText = textOfTag('default');
  return {
    description: textOf(comment?.comment),
    default: defaultText === undefined ? undefined : withoutCodeMarks(defaultText),
    deprecated: textOfTag('deprecated'),
    isHidden: tags.some(({ tagName }) => HIDING_TAGS.includes(tagName.text)),
    parameters: tags.flatMap((tag) => (ts.isJSDocParameterTag(tag) ? parameterOf(tag) : [])),
    returns: textOfTag('returns') ?? textOfTag('return'),
  };
}
