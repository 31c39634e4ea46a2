import type { ListItem } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { ImportSize } from '../import-sizes/types';
import type { PageTexts } from '@component-docs/labels/node/texts';

const BYTES_PER_KILOBYTE = 1000;

/** Returns a size in kilobytes with one digit after the point. All languages write it alike. */
const kilobytes = (bytes: number) => `${(bytes / BYTES_PER_KILOBYTE).toFixed(1)} kB`;

/** What MDX marks elements in a page's source with. Docusaurus replaces others by its components. */
const AS_IN_SOURCE = { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'];

const text = (value: string) => ({ type: 'text', value }) as const;

/** Returns the list item with what importing a component costs; its details open on a click. */
export function importSizeNode(name: string, size: ImportSize, texts: PageTexts): ListItem {
  const [gzip, brotli] = [kilobytes(size.gzip), kilobytes(size.brotli)];
  const details = texts('importSize.details', { name, gzip, brotli });
  const added =
    size.addedToButton !== undefined &&
    texts('importSize.added', { size: kilobytes(size.addedToButton) });
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'details',
        attributes: [],
        data: AS_IN_SOURCE,
        children: [
          {
            type: 'paragraph',
            data: { hName: 'summary' },
            children: [text(texts('importSize.summary', { size: gzip }))],
          },
          {
            type: 'paragraph',
            children: [
              text(added ? texts('sentences.two', { first: details, second: added }) : details),
            ],
          },
        ],
      },
    ],
  };
}
