import type { Heading } from 'mdast';
import { visit } from 'unist-util-visit';
import {
  anchorOf,
  isSectionHeading,
  parsePage,
} from '@component-docs/translation-drift/node/splitSections';
import { blankFrontMatter } from '@component-docs/kit/node/mdx/pageTags';
import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import { yamlText } from './planPage';

const REMINDER = `{/* ${MARKER} translate this section, then remove this line. */}`;

/** The front matter that readers see. */
const TRANSLATED = /^(title|sidebar_label|description): (?:'(.*)'|"(.*)"|(.*))$/;

function frontMatterLine(line: string, label: string | undefined): string {
  const [, field, single, double, plain] = TRANSLATED.exec(line) ?? [];
  if (field === undefined) {
    return line;
  }
  if (field === 'sidebar_label' && label !== undefined) {
    return `sidebar_label: ${yamlText(label)}`;
  }
  const text = single?.replaceAll("''", "'") ?? double ?? plain ?? '';
  return `${field}: ${yamlText(`${MARKER} ${text}`)}`;
}

function withAnchor(heading: string, anchor: string): string {
  return /\{\/\*\s*#/.test(heading) ? heading : `${heading} {/* #${anchor} */}`;
}

/**
 * Returns the start of a translation: the English page with the English anchor on every heading,
 * and a mark on each text that is to be translated. Code, demos, and links stay as they are.
 *
 * Throws, with file and line, when the English page isn't valid.
 *
 * @param file path of the English page, for error messages
 * @param label the title of the page in the language's page tree, if it is known
 */
export async function translationText(
  file: string,
  english: string,
  label?: string,
): Promise<string> {
  const headings = new Map<number, Heading>();
  visit(await parsePage(file, blankFrontMatter(english)), 'heading', (heading) => {
    headings.set(heading.position?.start.line ?? 0, heading);
  });
  const lines = english.split('\n');
  const end = lines.indexOf('---', 1);
  return lines
    .flatMap((line, index) => {
      if (index < end) {
        return [frontMatterLine(line, label)];
      }
      const heading = headings.get(index + 1);
      if (!heading) {
        return [line];
      }
      const isTitle = heading.depth === 1;
      const own = isTitle ? line : withAnchor(line, anchorOf(heading));
      return isTitle || isSectionHeading(heading) ? [own, '', REMINDER] : [own];
    })
    .join('\n');
}
