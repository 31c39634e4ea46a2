import { needsPlaygrounds } from '@component-docs/playgrounds/node/checkPages';
import { demoFiles, mainComponent } from './demo/demoFiles';
import type { NewFile } from './demo/demoFiles';
import type { Exports, KnownPage } from './knownPage';
import type { PageAddress } from './parseAddress';
import { MARKER } from '@component-docs/docs-checks/node/page-checks/markers';
import { withPlayground } from './playgroundSection';

/** Returns a text as a YAML value, in quotes if it would mean something else without them. */
export function yamlText(text: string): string {
  return /^[\w(/]/.test(text) && !/: |:$| #/.test(text) ? text : `'${text.replaceAll("'", "''")}'`;
}

function listOf(names: readonly string[]): string {
  return `[${names.join(', ')}]`;
}

/** Returns the front matter of a new page. The description is left to the writer. */
function frontMatterText({ title, components, hooks }: KnownPage, productName: string): string {
  return [
    '---',
    `title: ${yamlText(`${title} in ${productName}`)}`,
    `sidebar_label: ${yamlText(title)}`,
    `description: ${MARKER} what the page is about, in one sentence of at most 160 characters.`,
    ...(components.length > 0 ? [`components: ${listOf(components.map(({ name }) => name))}`] : []),
    ...(hooks.length > 0 ? [`hooks: ${listOf(hooks)}`] : []),
    '---',
  ].join('\n');
}

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
function pageText(known: KnownPage, { productName, firstDemo, component }: PageInput): string {
  const text = `${[
    frontMatterText(known, productName),
    `# ${known.title}`,
    `<p className="description">${MARKER} what it is for, in one sentence.</p>`,
    sectionText('Introduction', ...(firstDemo ? [`<Demo name="${firstDemo}" />`] : [])),
    ...(known.components.length > 0 ? [sectionText('Accessibility', KEYS)] : []),
  ].join('\n\n')}\n`;
  return component === undefined ? text : withPlayground(text, component);
}

/** Returns the files of a new page: the page, and its first demo if it documents a component. */
export function planPage(address: PageAddress, known: KnownPage, exports: Exports): NewFile[] {
  const { product, file } = address;
  const component = mainComponent(known.title, known.components);
  const firstDemo = component && `Basic${component.name}`;
  const text = pageText(known, {
    productName: product.name,
    ...(firstDemo !== undefined && { firstDemo }),
    ...(component && needsPlaygrounds(product.id) && { component: component.name }),
  });
  return [
    { file, text },
    ...(component && firstDemo !== undefined
      ? demoFiles(address, firstDemo, component, exports.components)
      : []),
  ];
}
