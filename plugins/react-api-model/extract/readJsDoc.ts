import ts from 'typescript';
import type { MarkedPlan } from '@component-docs/page-tree/shared/chips';

/** A parsed comment. Texts are Markdown; a tag without a text is ''. */
export interface JsDoc {
  description: string;
  default?: string;
  deprecated?: string;
  /** The comment has `@ignore` or `@internal`: it isn't for readers. */
  isHidden: boolean;
  parameters: { name: string; description: string }[];
  returns?: string;
}

const HIDING_TAGS = ['ignore', 'internal'];

/** Replaces MUI X's notation for type names, `[[GridColDef]][]`, which isn't Markdown. */
function withoutBrackets(text: string): string {
  return text.replace(/\[\[([^[\]]+)\]\](\[\])?/g, '`$1$2`');
}

/** Removes control characters, which editors leave behind and HTML doesn't allow. */
function withoutControlCharacters(text: string): string {
  return text.replace(/(?!\s)\p{Cc}/gu, '');
}

function textOf(comment: ts.JSDoc['comment']): string {
  return withoutBrackets(withoutControlCharacters(ts.getTextOfJSDocComment(comment) ?? '')).trim();
}

/**
 * Removes code marks from a default value, which is shown as code anyway. Only some comments have
 * them.
 */
function withoutCodeMarks(text: string): string {
  return text.replace(/^`([^`]+)`$/, '$1');
}

/** Removes the dash in `@param name - text`, which TypeScript keeps. */
function withoutDash(text: string): string {
  return text.replace(/^-\s+/, '');
}

function parameterOf(tag: ts.JSDocParameterTag): JsDoc['parameters'][number] {
  return { name: tag.name.getText(), description: withoutDash(textOf(tag.comment)) };
}

/**
 * Reads the comment directly above a declaration, in `.d.ts` or JavaScript. Returns empty values if
 * there is no comment.
 *
 * @param node a node whose parents are set
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

/** The content of the comment above a component's type. */
interface ComponentComment {
  description: string;
  /** The component's API page on the library's public site. */
  pageUrl: string;
  deprecated?: string;
  inheritance?: { component: string; url: string };
}

const LISTS = /^(Demos|API):$/m;
const PAGE = /^API:$\s+- \[.+?\]\((.+?\/(?:components-|hooks-)?api\/.+?)\)$/m;
const INHERITS = /^- inherits \[(.+?)(?: API)?\]\((.+?)\)$/m;

/**
 * Reads the comment above a component's type. The library's build adds lists of demos and API pages
 * at its end; only a component with these is documented.
 *
 * @returns undefined for a component without an API page
 */
export function readComponentComment(declaration: ts.Node): ComponentComment | undefined {
  const { description, deprecated } = readJsDoc(declaration);
  const [, pageUrl] = PAGE.exec(description) ?? [];
  if (!pageUrl) {
    return undefined;
  }
  const [, component, url] = INHERITS.exec(description) ?? [];
  return {
    description: description.slice(0, description.search(LISTS)).trim(),
    pageUrl,
    deprecated,
    inheritance: component && url ? { component, url } : undefined,
  };
}

/** How MUI X's comments name the component that something requires. */
const ONLY_IN = /\bOnly available in DataGrid(Pro|Premium)\b/;

/**
 * Returns the plan that something requires according to its comment; undefined if every plan
 * includes it.
 */
export function readPlan(description: string): MarkedPlan | undefined {
  const [, component] = ONLY_IN.exec(description) ?? [];
  switch (component) {
    case 'Pro':
      return 'pro';
    case 'Premium':
      return 'premium';
    default:
      return undefined;
  }
}
