import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { parseFence } from '../../plugins/written-pages/node/code-blocks/parseFence';
import { runRemark } from './mdx';

/** The files of a project by their paths. */
export type Files = Readonly<Record<string, string>>;

/** A section of a page, with the files that a reader has at its end. */
export interface Step {
  heading: string;
  /** 2 for `##`. */
  depth: number;
  files: Files;
}

/** Applies a diff, whose changes are separated by empty lines. Throws when the file lacks a line. */
function applyDiff(file: string, diff: string): string {
  return diff.split('\n\n').reduce((text, change) => {
    const lines = change.split('\n');
    const without = (sign: string) =>
      lines.flatMap((line) => (line.startsWith(sign) ? [] : `${line.slice(1)}\n`)).join('');
    if (!text.includes(without('+'))) {
      throw new Error(`The file doesn't have the lines of the diff:\n${without('+')}`);
    }
    return text.replace(without('+'), () => without('-'));
  }, file);
}

/**
 * Follows a page that builds a project: returns its sections with the files so far. A fence with a title is a
 * file, and a diff with a title changes the file of this name.
 *
 * @param page text of the page, in MDX
 * @param isStart whether a new project begins with a section
 */
export async function projectSteps(
  page: string,
  isStart: (step: Step) => boolean = () => false,
): Promise<Step[]> {
  const steps: Step[] = [];
  visit(await runRemark(page, []), (node) => {
    const last = steps.at(-1);
    if (node.type === 'heading') {
      const { depth } = node;
      const step = { heading: toString(node), depth, files: last?.files ?? {} };
      steps.push(isStart(step) ? { ...step, files: {} } : step);
    } else if (node.type === 'code' && last) {
      const { lang, meta, value } = node;
      const { title, language, code } = parseFence(lang ?? null, meta ?? null, value);
      if (title && /^tsx?$/.test(language)) {
        const text = lang === 'diff' ? applyDiff(last.files[title] ?? '', value) : `${code}\n`;
        last.files = { ...last.files, [title]: text };
      }
    }
  });
  return steps;
}
