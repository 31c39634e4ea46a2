import { Parser } from 'htmlparser2';

export interface HeadingFact {
  /** 1 to 6. */
  level: number;
  text: string;
}

/** What a page's HTML says about the page. Lists have as many items as the HTML has elements. */
export interface PageFacts {
  lang: string | undefined;
  titles: string[];
  descriptions: string[];
  /** Ids of the products that the page says it is about. */
  productIds: string[];
  canonicals: string[];
  /** Language and URL of each alternate link. */
  alternates: { language: string; url: string }[];
  /** Each id, as often as it occurs. */
  ids: string[];
  /** Targets of links, except those that name the language that they lead to. */
  links: string[];
  /** In the order of the page, with those in demos. */
  headings: HeadingFact[];
}

type Attributes = Readonly<Record<string, string>>;

const HEADING = /^h([1-6])$/;

/** The text of the link to a heading, which the theme adds: a space without width. */
const HEADING_LINK = /\u200b/g;

function readLink(facts: PageFacts, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') {
    facts.canonicals.push(href);
  }
  if (rel === 'alternate' && hreflang !== undefined) {
    facts.alternates.push({ language: hreflang, url: href });
  }
}

/** Reads the facts of one page from its HTML. */
export function readFacts(html: string): PageFacts {
  const facts: PageFacts = {
    lang: undefined,
    titles: [],
    descriptions: [],
    productIds: [],
    canonicals: [],
    alternates: [],
    ids: [],
    links: [],
    headings: [],
  };
  let isInHead = false;
  /** The text of the title or heading that is open. */
  let text: string | null = null;
  const parser = new Parser({
    onopentag(name, attributes: Attributes) {
      if (attributes.id !== undefined) {
        facts.ids.push(attributes.id);
      }
      if (name === 'html') {
        facts.lang = attributes.lang;
      } else if (name === 'head' || name === 'body') {
        isInHead = name === 'head';
      } else if (name === 'link') {
        readLink(facts, attributes);
      } else if (name === 'a' && attributes.href !== undefined && !attributes.hreflang) {
        facts.links.push(attributes.href);
      } else if (name === 'meta' && attributes.name === 'description') {
        facts.descriptions.push(attributes.content ?? '');
      } else if (name === 'meta' && attributes.name === 'mui:productId') {
        facts.productIds.push(attributes.content ?? '');
      } else if (HEADING.test(name) || (name === 'title' && isInHead)) {
        text = '';
      }
    },
    ontext(data) {
      text = text === null ? null : text + data;
    },
    onclosetag(name) {
      const level = HEADING.exec(name)?.[1];
      if (text !== null && level !== undefined) {
        facts.headings.push({ level: Number(level), text: text.replace(HEADING_LINK, '').trim() });
        text = null;
      } else if (text !== null && name === 'title') {
        facts.titles.push(text);
        text = null;
      }
    },
  });
  parser.end(html);
  return facts;
}
