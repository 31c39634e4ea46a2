import type { List, ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import { addDependencies } from '@component-docs/kit/node/mdx/dependencies';
import { isDescription } from '@component-docs/kit/node/mdx/introduction';
import { parseLanguage } from '@component-docs/labels/shared/siteConfig';
import { pageTextsIn } from '@component-docs/labels/node/texts';
import type { PageTexts } from '@component-docs/labels/node/texts';
import { componentLinks, linkProblems, mainImport } from './componentLinks';
import type { ComponentLink, LinkContext } from './componentLinks';
import { LINK_ICONS } from './icons';
import { importSizeNode } from './importSizeNode';

/** Clicks are counted under the English label, whatever the reader's language. */
const eventTexts = pageTextsIn('en');

function itemOf({ label, href }: ComponentLink, texts: PageTexts): ListItem {
  const hProperties = {
    'data-ga-event-category': 'ComponentLinkHeader',
    'data-ga-event-action': 'click',
    'data-ga-event-label': eventTexts(`componentLinks.${label}`),
    'data-ga-event-split': '0.1',
  };
  const text = { type: 'text', value: texts(`componentLinks.${label}`) } as const;
  const icon = {
    type: 'text',
    value: '',
    data: {
      hName: 'svg',
      hProperties: { viewBox: '0 0 24 24', ariaHidden: 'true' },
      hChildren: [
        { type: 'element', tagName: 'path', properties: { d: LINK_ICONS[label] }, children: [] },
      ],
    },
  } as const;
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: href, children: [icon, text], data: { hProperties } }],
      },
    ],
  };
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
    addDependencies(file, { files: [context.sizesFile] });
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: [
        ...links.map((link) => itemOf(link, texts)),
        ...(main ? [importSizeNode(main.name, main.size, texts)] : []),
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
