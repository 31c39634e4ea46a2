import type { Link, Nodes, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx';
import { textAttribute } from '@component-docs/kit/node/mdx/estree';
import type { OverviewGroup } from '@component-docs/component-overview/shared/componentGroups';
import type { LinkTo } from './pageContext';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

/** Prints trees as Markdown. */
export const writer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', fences: true });

/** The replacements for a page's elements. */
export interface PageParts {
  linkTo: LinkTo;
  /** Returns the page's nodes for one of its demos, by its name. */
  demoNodes: (name: string) => readonly RootContent[];
  /** The groups of the component overview on the page; empty if the page has none. */
  overview: readonly OverviewGroup[];
  /** Converts the site's own elements, by their names. */
  elements: Readonly<Record<string, (element: JsxElement) => Nodes[]>>;
}

type JsxElement = MdxJsxFlowElement | MdxJsxTextElement;

function overviewOf({ overview, linkTo }: PageParts): RootContent[] {
  return overview.flatMap(({ title, cards }): RootContent[] => [
    { type: 'heading', depth: 2, children: [{ type: 'text', value: title }] },
    {
      type: 'list',
      spread: false,
      children: cards.map((card) => ({
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              {
                type: 'link',
                url: linkTo(card.href),
                children: [{ type: 'text', value: card.title }],
              },
            ],
          },
        ],
      })),
    },
  ]);
}

/** Converts an element of the page: a demo to its code, any other element to its content. */
function elementOf(element: JsxElement, parts: PageParts): Nodes[] {
  if (element.name === 'Demo') {
    return [...parts.demoNodes(textAttribute(element, 'name') ?? '')];
  }
  if (element.name === 'ComponentOverview') {
    return overviewOf(parts);
  }
  const convert = parts.elements[element.name ?? ''];
  if (convert) {
    return convert(element);
  }
  const children = plain(element.children, parts);
  const href = textAttribute(element, 'href') ?? textAttribute(element, 'to');
  if (href !== undefined) {
    return [{ type: 'link', url: parts.linkTo(href), children } as Link];
  }
  const isText = children.length > 0 && children.every(isPhrasing);
  return isText && element.type === 'mdxJsxFlowElement'
    ? [{ type: 'paragraph', children } as Nodes]
    : children;
}

function isPhrasing({ type }: Nodes): boolean {
  return ['text', 'link', 'inlineCode', 'emphasis', 'strong', 'break', 'delete'].includes(type);
}

/**
 * Converts a callout to a block quote that starts with the callout's title, or its kind if it has
 * none.
 */
function calloutOf(callout: ContainerDirective, parts: PageParts): Nodes[] {
  const [first, ...rest] = callout.children;
  const hasTitle = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title: Nodes[] = hasTitle
    ? plain(first.children, parts)
    : [{ type: 'text', value: callout.name }];
  const content = hasTitle ? rest : callout.children;
  const heading = { type: 'paragraph', children: [{ type: 'strong', children: title }] };
  return [{ type: 'blockquote', children: [heading, ...plain(content, parts)] } as Nodes];
}

function plain(nodes: readonly Nodes[], parts: PageParts): Nodes[] {
  return nodes.flatMap((node): Nodes[] => {
    switch (node.type) {
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        return [];
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        return elementOf(node, parts);
      case 'containerDirective':
        return calloutOf(node, parts);
      // A colon in text, such as in `10:30`, which the parser mistakes for a directive.
      case 'textDirective':
        return [{ type: 'text', value: `:${node.name}` }, ...plain(node.children, parts)];
      case 'link':
      case 'definition':
        return [
          {
            ...node,
            url: parts.linkTo(node.url),
            ...('children' in node && { children: plain(node.children, parts) }),
          } as Nodes,
        ];
      default:
        return 'children' in node
          ? [{ ...node, children: plain(node.children, parts) } as Nodes]
          : [node];
    }
  });
}

/** Returns a page without the headings of sections that have nothing left, such as a playground. */
function withoutEmptySections(nodes: readonly RootContent[]): RootContent[] {
  return nodes.filter((node, index) => {
    const next = nodes[index + 1];
    const isEmpty =
      next === undefined ||
      (next.type === 'heading' && node.type === 'heading' && next.depth <= node.depth);
    return node.type !== 'heading' || node.depth === 1 || !isEmpty;
  });
}

/**
 * Converts a page's MDX tree to plain Markdown: demos become their code, callouts become block
 * quotes, other elements become their content, and links lead to Markdown.
 */
export function pageMarkdown(tree: Root, parts: PageParts): string {
  const children = withoutEmptySections(plain(tree.children, parts) as RootContent[]);
  return writer.stringify({ type: 'root', children });
}
