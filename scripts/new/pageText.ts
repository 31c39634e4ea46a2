import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import { frontMatterText } from './frontMatterText';
import type { KnownPage } from './knownPage';
import { withPlayground } from './playgroundSection';

const KEYS = ['| Key | Effect |', '| :-- | :-- |', `| <kbd>Tab</kbd> | ${MARKER} |`].join('\n');

interface PageInput {
  productName: string;
  /** The demo that is created together with the page. */
  firstDemo?: string;
  /** The component whose playground the page shows. */
  component?: string;
}

function sectionText(heading: string, ...content: readonly string[]): string {
  const reminder = `${MARKER} explain this section in one to three sentences.`;
  return [`## ${heading}`, reminder, ...content].join('\n\n');
}

/** Returns a new page: everything that is known about it, and marks where the writer continues. */
export function pageText(
  known: KnownPage,
  { productName, firstDemo, component }: PageInput,
): string {
  const text = `${[
    frontMatterText(known, productName),
    `# ${known.title}`,
    `<p className="description">${MARKER} what it is for, in one sentence.</p>`,
    sectionText('Introduction', ...(firstDemo ? [`<Demo name="${firstDemo}" />`] : [])),
    ...(known.components.length > 0 ? [sectionText('Accessibility', KEYS)] : []),
  ].join('\n\n')}\n`;
  return component === undefined ? text : withPlayground(text, component);
}
