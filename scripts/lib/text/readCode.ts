import ts from 'typescript';
import { OBJECT, joinPieces } from './prose';
import type { Block, Piece, Prose } from './prose';

/** Functions of Jest and Playwright whose first argument is a title. */
const TITLED = /^(?:describe|it|test)\b/;

/** What a line of a comment starts with, and what ends the last one. */
const LINE_START = /^\s*(?:\/\/+|\/\*+|\*+(?!\/))? ?/;
const COMMENT_END = /\s*\*+\/$/;

/** Code in a comment or a title: between backticks, and values in titles, as `%s` or `${name}`. */
const CODE = /`[^`]*`|\$\{[^}]*\}|%[a-z#$%]/g;

function tokensOf(node: ts.Node, file: ts.SourceFile): ts.Node[] {
  const children = node.getChildren(file).filter((child) => !ts.isJSDoc(child));
  return children.length === 0 ? [node] : children.flatMap((child) => tokensOf(child, file));
}

/** Returns where the comments are, in order. */
function commentsIn(file: ts.SourceFile): ts.TextRange[] {
  const ranges = tokensOf(file, file)
    .filter(({ kind }) => kind !== ts.SyntaxKind.JsxText)
    .flatMap((token) => [
      ...(ts.getLeadingCommentRanges(file.text, token.getFullStart()) ?? []),
      ...(ts.getTrailingCommentRanges(file.text, token.end) ?? []),
    ]);
  return [...new Map(ranges.map((range) => [range.pos, range])).values()].sort(
    (a, b) => a.pos - b.pos,
  );
}

/** Joins line comments that follow each other: their sentences may continue on the next line. */
function joinLines(comments: readonly ts.TextRange[], text: string): ts.TextRange[] {
  return comments.reduce<ts.TextRange[]>((joined, comment) => {
    const last = joined.at(-1);
    const isNextLine =
      last &&
      /^[ \t]*\/\/$/.test(text.slice(text.lastIndexOf('\n', last.pos) + 1, last.pos + 2)) &&
      text.startsWith('//', comment.pos) &&
      /^\r?\n[ \t]*$/.test(text.slice(last.end, comment.pos));
    return isNextLine
      ? [...joined.slice(0, -1), { pos: last.pos, end: comment.end }]
      : [...joined, comment];
  }, []);
}

/** Returns the text of a range without the characters that make it a comment. */
function blockOf({ pos, end }: ts.TextRange, text: string): Block {
  const pieces: Piece[] = [];
  let offset = pos;
  for (const line of text.slice(pos, end).split('\n')) {
    const start = LINE_START.exec(line)?.[0].length ?? 0;
    pieces.push({ text: line.slice(start).replace(COMMENT_END, ''), offset: offset + start });
    offset += line.length + 1;
    pieces.push({ text: '\n', offset: offset - 1 });
  }
  const joined = joinPieces(pieces);
  return {
    ...joined,
    // As many characters as before, so that the offsets stay right.
    text: joined.text.replace(CODE, (code) => OBJECT.repeat(code.length)),
  };
}

function titlesIn(file: ts.SourceFile): ts.TextRange[] {
  const titles: ts.TextRange[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && TITLED.test(node.expression.getText(file))) {
      const [title] = node.arguments;
      if (title && (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))) {
        titles.push({ pos: title.getStart(file) + 1, end: title.end - 1 });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/**
 * Reads what a TypeScript or JavaScript file says in English: comments and titles of tests, without
 * the code in them.
 *
 * @param file path relative to the site's root
 */
export function readCode(file: string, content: string): Prose {
  const source = ts.createSourceFile(file, content, ts.ScriptTarget.Latest);
  const ranges = [...joinLines(commentsIn(source), content), ...titlesIn(source)];
  const blocks = ranges.map((range) => blockOf(range, content));
  return { file, content, blocks: blocks.filter(({ text }) => text.trim() !== '') };
}
