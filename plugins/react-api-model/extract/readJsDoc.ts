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

/** Characters that editors leave behind and HTML doesn't allow. */
const CONTROL_CHARACTERS = /(?!\s)\p{Cc}/gu;
/** A notation for type names, `[[GridColDef]][]`, which isn't Markdown. */
const TYPE_NAME = /\[\[([^[\]]+)\]\](\[\])?/g;
/** Code marks around a default value, which is shown as code anyway. Only some comments have them. */
const CODE_MARKS = /^`([^`]+)`$/;
/** The dash in `@param name - text`, which TypeScript keeps. */
const DASH = /^-\s+/;

function textOf(comment: ts.JSDoc['comment']): string {
  const text = (ts.getTextOfJSDocComment(comment) ?? '').replace(CONTROL_CHARACTERS, '');
  return text.replace(TYPE_NAME, '`$1$2`').trim();
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
  return {
    description: textOf(comment?.comment),
    default: textOfTag('default')?.replace(CODE_MARKS, '$1'),
    deprecated: textOfTag('deprecated'),
    isHidden: tags.some(({ tagName }) => HIDING_TAGS.includes(tagName.text)),
    parameters: tags.flatMap((tag) =>
      ts.isJSDocParameterTag(tag)
        ? { name: tag.name.getText(), description: textOf(tag.comment).replace(DASH, '') }
        : [],
    ),
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
 * Reads the comment above a component's type. The build of a library may add lists of demos and API pages
 * at its end; only a component with these is documented then.
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

/** How comments name the component of a plan that something requires. */
const ONLY_IN = /\bOnly available in [A-Z]\w*?(Pro|Premium)\b/;

/** Returns the plan that something requires by its comment, unless every plan includes it. */
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
