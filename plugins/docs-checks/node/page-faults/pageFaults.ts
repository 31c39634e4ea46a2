import type { VFileMessage } from 'vfile-message';
import { findingsOf, errorOf } from '@component-docs/kit/node/errors/failWith';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { checkPage, parseFrontMatter } from '../page-checks/checkPages';
import path from 'node:path';
import type { Root } from 'mdast';
import type { Pluggable, Plugin, Processor, Transformer } from 'unified';
import type { VFile } from 'vfile';

/** The summary of the error of a page with faults. */
const PAGE_FAULTS = 'The page has faults';

/** Returns the text of a message about a page, with file and line. */
function faultText(file: string, { line, reason }: VFileMessage): string {
  return `${file}${line ? `:${line}` : ''}: ${reason}`;
}

const isFault = ({ fatal }: VFileMessage) => fatal === true;

/** Has a page go on after a fault, so that one compilation finds all of them. */
function keepFaults(file: VFile): void {
  const keep = (...args: Parameters<VFile['message']>) => {
    const message = file.message(...args);
    message.fatal = true;
  };
  file.fail = keep as unknown as VFile['fail'];
}

/** The function of a remark plugin that changes a page. */
type Transform = (tree: Root, file: VFile) => unknown;

/** Returns a plugin that goes on after faults, and whose own errors count only on pages without any. */
function tolerant(pluggable: Pluggable): Pluggable {
  const [attach, ...settings] = Array.isArray(pluggable) ? pluggable : [pluggable];
  function attached(this: Processor): Transformer<Root> | undefined {
    const transform = (attach as Plugin<unknown[], Root>).apply(this, settings) as
      Transform | undefined;
    return (
      transform &&
      (async (tree, file) => {
        keepFaults(file);
        try {
          await transform(tree, file);
        } catch (error) {
          // A plugin that found a fault may stumble over it afterward.
          if (!file.messages.some(isFault)) {
            throw error;
          }
        }
      })
    );
  }
  return attached as Pluggable;
}

/** Remark plugin: fails a page with all faults that plugins before it have found. */
function remarkFaults() {
  return (_tree: Root, file: VFile): void => {
    const name = path.relative(file.cwd, file.path).split(path.sep).join('/');
    const problems = file.messages.filter(isFault).map((message) => faultText(name, message));
    if (problems.length > 0) {
      throw errorOf([{ summary: PAGE_FAULTS, problems: [...new Set(problems)] }]);
    }
  };
}

/**
 * Returns remark plugins that report all faults of a page together, in one error: a writer corrects them in one go.
 *
 * @param before the plugins before Docusaurus' own
 * @param after the plugins after Docusaurus' own
 */
export function collectFaults(
  before: readonly Pluggable[],
  after: readonly Pluggable[],
): { before: Pluggable[]; after: Pluggable[] } {
  return { before: before.map(tolerant), after: [...after.map(tolerant), remarkFaults] };
}

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
