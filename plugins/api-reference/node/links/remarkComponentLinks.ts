import type { List, ListItem, Paragraph, PhrasingContent, Root, Text } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { VFile } from 'vfile';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { isDescription } from '@component-docs/kit/node/mdx/introduction';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { componentLinks, linkProblems, mainImport } from './componentLinks';
import type { ComponentLink, LinkContext, ImportSize } from './componentLinks';

/** The paths of the links' icons, drawn as lines on 24 by 24. */
const LINK_ICONS: Readonly<Record<ComponentLink['label'], string>> = {
  feedback: 'M4 5h16v11H9l-5 4Z',
  bundleSize: 'm12 3 8 4.5v9L12 21l-8-4.5v-9Zm0 9 8-4.5M12 12v9m0-9L4 7.5',
  source: 'm8 6-6 6 6 6m8-12 6 6-6 6',
  waiAria: 'M12 5.5a1 1 0 1 0 0-2 1 1 0 0 0 0 2ZM5 8l7 1.5L19 8m-7 1.5V14m-3.5 7 3.5-7 3.5 7',
  materialDesign: 'M4 19V6l8 7 8-7v13',
  unstyled: 'M4 20 20 4M7 4h13v13',
};

const BYTES_PER_KILOBYTE = 1000;

/** Returns a size in kilobytes with one digit after the point. All languages write it alike. */
const kilobytes = (bytes: number) => `${(bytes / BYTES_PER_KILOBYTE).toFixed(1)} kB`;

/** Marks elements of a page's source; Docusaurus replaces others by its components. */
const AS_IN_SOURCE = { _mdxExplicitJsx: true } as MdxJsxFlowElement['data'];

const text = (value: string) => ({ type: 'text', value }) as const;
const paragraph = (child: PhrasingContent, data?: Paragraph['data']): Paragraph => ({
  type: 'paragraph',
  children: [child],
  data,
});
const item = (child: ListItem['children'][number]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [child],
});

/** Clicks are counted under the English label in all languages. */
const eventTexts = pageTextsIn('en');

function paragraphOf({ label, href }: ComponentLink, texts: PageTexts): Paragraph {
  const hProperties = {
    'data-ga-event-category': 'ComponentLinkHeader',
    'data-ga-event-action': 'click',
    'data-ga-event-label': eventTexts(`componentLinks.${label}`),
    'data-ga-event-split': '0.1',
  };
  const shape = { tagName: 'path', properties: { d: LINK_ICONS[label] } } as const;
  const icon: Text = {
    ...text(''),
    data: {
      hName: 'svg',
      hProperties: { viewBox: '0 0 24 24', ariaHidden: 'true' },
      hChildren: [{ type: 'element', ...shape, children: [] }],
    },
  };
  const children = [icon, text(texts(`componentLinks.${label}`))];
  return paragraph({ type: 'link', url: href, children, data: { hProperties } });
}

/** Returns the item with the cost of an import; its details link to the size of the package. */
function importSizeNode(
  name: string,
  size: ImportSize,
  link: ComponentLink | undefined,
  texts: PageTexts,
): ListItem {
  const [gzip, brotli] = [kilobytes(size.gzip), kilobytes(size.brotli)];
  const details = texts('importSize.details', { name, gzip, brotli });
  const added =
    size.addedToButton !== undefined &&
    texts('importSize.added', { size: kilobytes(size.addedToButton) });
  return item({
    type: 'mdxJsxFlowElement',
    name: 'details',
    attributes: [],
    data: AS_IN_SOURCE,
    children: [
      paragraph(text(texts('importSize.summary', { size: gzip })), { hName: 'summary' }),
      paragraph(text(added ? texts('sentences.two', { first: details, second: added }) : details)),
      ...(link ? [paragraphOf(link, texts)] : []),
    ],
  });
}

/**
 * Remark plugin: adds the links from a component page's front matter below its description, as a
 * Markdown list. The list becomes plain HTML, which needs no script.
 *
 * Fails the page, with the field and the fix, when the front matter has an invalid value.
 */
export function remarkComponentLinks(context: LinkContext) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const [problem] = linkProblems(frontMatter);
    if (problem) {
      file.fail(problem);
    }
    const links = componentLinks(frontMatter, context);
    const place = tree.children.findIndex(isDescription);
    if (links.length === 0 || place < 0) {
      return;
    }
    const language = parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en');
    const texts = pageTextsIn(language);
    const main = mainImport(frontMatter, context);
    const chips = main ? links.filter(({ label }) => label !== 'bundleSize') : links;
    const packageSize = links.find(({ label }) => label === 'bundleSize');
    addDependencies(file, { files: [context.sizesFile] });
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: [
        ...chips.map((link) => item(paragraphOf(link, texts))),
        ...(main ? [importSizeNode(main.name, main.size, packageSize, texts)] : []),
      ],
      // Safari treats a list without bullets as a list only if it has this role.
      data: {
        hProperties: {
          role: 'list',
          className: ['component-links'],
          'aria-label': texts('componentLinks.list'),
        },
      },
    };
    tree.children.splice(place + 1, 0, list);
  };
}
