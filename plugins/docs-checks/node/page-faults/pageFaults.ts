import type { VFileMessage } from 'vfile-message';
import { findingsOf } from '@component-docs/kit/node/errors/failWith';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { checkPage, parseFrontMatter } from '../page-checks/checkPages';
import { faultText } from './collectFaults';

/** Compiles a page, as the bundler does. Rejects for a page with faults. */
export type CompilePage = (page: {
  /** Absolute path. */
  filePath: string;
  fileContent: string;
  frontMatter: Record<string, unknown>;
}) => Promise<unknown>;

/** The faults of a page. */
export interface PageFaults {
  /** With file, line, and fix. */
  problems: string[];
  /** Whether no part of the page can be shown. */
  isBroken: boolean;
}

const SYNTAX_FIX = 'Correct it. In text, write { and < with a backslash, or between backticks.';

/** The compiler may have another copy of the class than this package, so `instanceof` doesn't tell. */
function isMessage(error: unknown): error is VFileMessage {
  return error instanceof Error && 'reason' in error && 'line' in error;
}

/** Returns the problems of a page from the error of its compilation, without stacks. */
function problemsOf(name: string, error: unknown): string[] {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  const findings = findingsOf(cause);
  if (findings) {
    return findings.flatMap(({ problems }) => problems);
  }
  if (isMessage(cause)) {
    return [`${faultText(name, cause)}. ${SYNTAX_FIX}`];
  }
  const [first = ''] = (cause instanceof Error ? cause.message : String(cause)).split('\n');
  return [`${name}:1: ${first}`];
}

/**
 * Finds all faults of a page that don't depend on which other pages there are: faults in its front matter and
 * its syntax, and faults that remark plugins report.
 *
 * @param name path from the site's root, for messages
 */
export async function pageFaults(
  name: string,
  { filePath, fileContent }: { filePath: string; fileContent: string },
  compile: CompilePage,
): Promise<PageFaults> {
  const problems = await checkPage(name, fileContent);
  const frontMatter = await parseFrontMatter(filePath, fileContent).catch(() => undefined);
  try {
    const content = frontMatter ? fileContent : blankFrontMatter(fileContent);
    await compile({ filePath, fileContent: content, frontMatter: frontMatter ?? {} });
    return { problems, isBroken: frontMatter === undefined };
  } catch (error) {
    return { problems: [...problems, ...problemsOf(name, error)], isBroken: true };
  }
}

/** Returns the source of a page that shows the problems in place of a page that can't be compiled. */
export function pageOfFaults(problems: readonly string[]): string {
  const longest = Math.max(
    2,
    ...(problems
      .join('\n')
      .match(/`+/g)
      ?.map(({ length }) => length) ?? []),
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${problems.join('\n')}\n${fence}\n`;
}
