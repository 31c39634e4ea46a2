import { Parser } from 'htmlparser2';

export interface HeadingFact {
  /** 1 to 6. */
  level: number;
  text: string;
}

/** The facts about a page in its HTML. Lists have as many items as the HTML has elements. */
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
  /** Values of the tags for link previews by name, such as `og:image:alt`. */
  previews: Record<string, string[]>;
  /** In the order of the page, including headings in demos. */
  headings: HeadingFact[];
}

type Attributes = Readonly<Record<string, string>>;

const HEADING = /^h([1-6])$/;

function readLink(facts: PageFacts, { rel, href = '', hreflang }: Attributes): void {
  if (rel === 'canonical') {
    facts.canonicals.push(href);
  }
  if (rel === 'alternate' && hreflang !== undefined) {
    facts.alternates.push({ language: hreflang, url: href });
  }
}

/** Tags of the picture in link previews. */
const PREVIEW = /^(?:og:image|twitter:)/;

function readMeta(facts: PageFacts, { name, property, content = '' }: Attributes): void {
  const key = property ?? name ?? '';
  if (key === 'description') {
    facts.descriptions.push(content);
  } else if (key === 'mui:productId') {
    facts.productIds.push(content);
  } else if (PREVIEW.test(key)) {
    (facts.previews[key] ??= []).push(content);
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
    previews: {},
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
      } else if (name === 'meta') {
        readMeta(facts, attributes);
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
        facts.headings.push({ level: Number(level), text: text.trim() });
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

/** Returns the ids of the demos whose printed HTML is empty: the server rendered nothing. */
export function emptyIslands(html: string): string[] {
  const open: { id: string; depth: number }[] = [];
  const empty = new Set<string>();
  let depth = 0;
  // A demo's styles are printed with it, but are nothing to see.
  let isStyle = false;
  const addContent = () => {
    if (!isStyle) {
      open.forEach(({ id }) => empty.delete(id));
    }
  };
  const parser = new Parser({
    onopentag(name, attributes: Readonly<Record<string, string>>) {
      isStyle = name === 'style';
      addContent();
      depth += 1;
      const id = attributes['data-island'];
      if (id !== undefined && attributes['data-island-module'] === undefined) {
        open.push({ id, depth });
        empty.add(id);
      }
    },
    ontext(text) {
      if (text.trim() !== '') {
        addContent();
      }
    },
    onclosetag() {
      isStyle = false;
      if (open.at(-1)?.depth === depth) {
        open.pop();
      }
      depth -= 1;
    },
  });
  parser.end(html);
  return [...empty];
}
