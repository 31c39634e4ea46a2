import path from 'node:path';
import type { Root } from 'mdast';
import type { Pluggable, Plugin, Processor, Transformer } from 'unified';
import type { VFileMessage } from 'vfile-message';
import type { VFile } from 'vfile';
import { errorOf } from '@component-docs/kit/node/errors/failWith';

/** The summary of the error of a page with faults. */
const PAGE_FAULTS = 'The page has faults';

/** Returns the text of a message about a page, with file and line. */
export function faultText(file: string, { line, reason }: VFileMessage): string {
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
