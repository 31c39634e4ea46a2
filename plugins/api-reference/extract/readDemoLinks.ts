import ts from 'typescript';
import type { ExtractedSymbol } from '../model/symbol';

const LINK = /\[([^\]]+)\]\(([^)]+)\)/g;

/** Reads the pages that a comment lists under `@demos`. */
export function readDemoLinks(declaration: ts.Node): ExtractedSymbol['demos'] {
  return ts
    .getJSDocTags(declaration)
    .filter(({ tagName }) => tagName.text === 'demos')
    .flatMap(({ comment }) => [...(ts.getTextOfJSDocComment(comment) ?? '').matchAll(LINK)])
    .map(([, label = '', url = '']) => ({ label, url }));
}
