import type { List, ListItem, Root } from 'mdast';
import type { VFile } from 'vfile';
import { parseLanguage } from '../../../src/reader/language/siteConfig';
import { componentLinks, linkFaults } from './componentLinks';
import type { ComponentLink, LinkContext } from './componentLinks';
import { LINK_LABELS } from './labels';
import type { LinkLabels } from './labels';

/** Presses are counted under the English label, whatever the reader's language. */
const EVENT_LABELS = LINK_LABELS.en;

function itemOf({ label, href }: ComponentLink, labels: LinkLabels): ListItem {
  const hProperties = {
    'data-ga-event-category': 'ComponentLinkHeader',
    'data-ga-event-action': 'click',
    'data-ga-event-label': EVENT_LABELS[label],
    'data-ga-event-split': '0.1',
  };
  const text = { type: 'text', value: labels[label] } as const;
  return {
    type: 'listItem',
    spread: false,
    children: [
      {
        type: 'paragraph',
        children: [{ type: 'link', url: href, children: [text], data: { hProperties } }],
      },
    ],
  };
}

function isDescription(node: Root['children'][number]): boolean {
  return (
    node.type === 'mdxJsxFlowElement' &&
    node.attributes.some(
      (attribute) =>
        attribute.type === 'mdxJsxAttribute' &&
        attribute.name === 'className' &&
        attribute.value === 'description',
    )
  );
}

/**
 * Remark plugin: puts the links that a component page's front matter names under its description, as
 * a list in its Markdown: they are HTML, and cost no script of their own.
 *
 * Fails the page, naming the field and the mend, when the front matter holds something else.
 */
export function remarkComponentLinks(context: LinkContext) {
  return (tree: Root, file: VFile): void => {
    const frontMatter = (file.data.frontMatter ?? {}) as Record<string, unknown>;
    const [fault] = linkFaults(frontMatter);
    if (fault) {
      file.fail(fault);
    }
    const links = componentLinks(frontMatter, context);
    const place = tree.children.findIndex(isDescription);
    if (links.length === 0 || place < 0) {
      return;
    }
    const labels = LINK_LABELS[parseLanguage(/\/i18n\/([^/]+)\//.exec(file.path)?.[1] ?? 'en')];
    const list: List = {
      type: 'list',
      ordered: false,
      spread: false,
      children: links.map((link) => itemOf(link, labels)),
      // Without a bullet Safari takes a list for none, unless its role says so.
      data: {
        hProperties: { role: 'list', className: ['component-links'], 'aria-label': labels.list },
      },
    };
    tree.children.splice(place + 1, 0, list);
  };
}
