import {
  MAX_DESCRIPTION,
  MAX_TITLE,
} from '@component-docs/docs-checks/node/page-checks/checkFrontMatter';
import { getProductInfoFromUrl } from '@component-docs/page-tree/shared/getProductInfo';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import { linkPrefix } from '@component-docs/kit/node/siteUrl';
import { isSharedAsset } from '@component-docs/static-pages/shared/sharedAssets';
import { LOCALES, withoutSlash } from '../sitePages';
import type { PageAddress } from '../sitePages';
import { checkPreview } from './checkPreview';
import type { HeadingFact, PageFacts } from './readFacts';

/** The end of titles of pages that belong to no product. */
const SITE_SUFFIX = ' | MUI Docs';

const FRONT_MATTER = "in the page's front matter";

const lengthOf = (text: string) => [...text].length;

function titleSuffix({ englishPath }: PageAddress): string {
  const product = PRODUCTS.find(({ basePath }) => englishPath.startsWith(`/${basePath}/`));
  return product ? ` | ${product.name}` : SITE_SUFFIX;
}

function checkTitle(page: PageAddress, { titles }: PageFacts): string[] {
  const [title = ''] = titles;
  const suffix = titleSuffix(page);
  if (titles.length !== 1 || !title.endsWith(suffix)) {
    return [`has the titles ${JSON.stringify(titles)}. Have one that ends with "${suffix}".`];
  }
  const length = lengthOf(title) - lengthOf(suffix);
  if (length === 0) {
    return [`has an empty title. Add "title" ${FRONT_MATTER}.`];
  }
  return length > MAX_TITLE
    ? [`has a title of ${length} characters. Shorten it to ${MAX_TITLE} ${FRONT_MATTER}.`]
    : [];
}

function checkDescription({ descriptions }: PageFacts): string[] {
  const [description = ''] = descriptions;
  if (descriptions.length !== 1 || description.trim() === '') {
    return [
      `has the descriptions ${JSON.stringify(descriptions)}. Have one "description" ${FRONT_MATTER}.`,
    ];
  }
  const length = lengthOf(description);
  return length > MAX_DESCRIPTION
    ? [
        `has a description of ${length} characters. Shorten it to ${MAX_DESCRIPTION} ${FRONT_MATTER}.`,
      ]
    : [];
}

function checkProduct({ englishPath }: PageAddress, { productIds }: PageFacts): string[] {
  const { productId } = getProductInfoFromUrl(`${englishPath}/`);
  return productIds.length === 1 && productIds[0] === productId
    ? []
    : [`has the products ${JSON.stringify(productIds)} in "mui:productId", not "${productId}".`];
}

function alternatesOf(englishPath: string, origin: string): Record<string, string> {
  return Object.fromEntries([
    ...LOCALES.map(
      ({ lang, prefix }) => [lang, withoutSlash(`${origin}${prefix}${englishPath}`)] as const,
    ),
    ['x-default', withoutSlash(origin + englishPath)] as const,
  ]);
}

function checkLanguages(
  { englishPath, path, locale }: PageAddress,
  facts: PageFacts,
  origin: string,
) {
  const prefix = linkPrefix(origin);
  // Alternates must be absolute, so a site without an origin has none.
  const expected: Readonly<Record<string, string>> = prefix
    ? alternatesOf(englishPath, prefix)
    : {};
  const found: Readonly<Record<string, string>> = Object.fromEntries(
    facts.alternates.map(({ language, url }) => [language, withoutSlash(url)]),
  );
  const languages = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const canonicals = facts.canonicals.map(withoutSlash);
  return [
    ...(facts.lang === locale.lang ? [] : [`has the lang "${facts.lang}", not "${locale.lang}".`]),
    ...[...languages]
      .filter((language) => expected[language] !== found[language])
      .map(
        (language) =>
          `has the alternate ${found[language]} for ${language}, not ${expected[language]}.`,
      ),
    ...(canonicals.length === 1 && canonicals[0] === withoutSlash(prefix + path)
      ? []
      : [`has the canonical links ${JSON.stringify(canonicals)}, not one to itself.`]),
  ];
}

function checkIds({ ids }: PageFacts): string[] {
  const seen = new Set<string>();
  const repeated = new Set(ids.filter((id) => seen.has(id) || !seen.add(id)));
  return [...repeated].map((id) => `has the id "${id}" more than once. Rename all but one.`);
}

/** Whether all languages share a file. */
const isShared = (path: string) => path === '/licenses.txt' || isSharedAsset(path);

/** Links of a page stay in its language. */
function checkLinks({ locale }: PageAddress, { links }: PageFacts): string[] {
  const isElsewhere = (href: string) =>
    /^\/(?!\/)/.test(href) && !isShared(href) && !`${href}/`.startsWith(`${locale.prefix}/`);
  return [...new Set(links.filter(isElsewhere))].map(
    (href) => `leads to ${href}, in another language. Link to ${locale.prefix}${href}.`,
  );
}

const quote = ({ level, text }: HeadingFact) => `h${level} "${text}"`;

function checkHeadings({ headings }: PageFacts): string[] {
  const main = headings.filter(({ level }) => level === 1);
  const skipped = headings.flatMap((heading, index) => {
    const before = headings[index - 1];
    return before && heading.level > before.level + 1
      ? [`skips a level from ${quote(before)} to ${quote(heading)}. Use h${before.level + 1}.`]
      : [];
  });
  const empty = headings.filter(({ text }) => text === '');
  return [
    ...(main.length === 1
      ? []
      : [`has ${main.length} h1, not one: ${main.map(quote).join(', ')}.`]),
    ...skipped,
    ...empty.map(({ level }) => `has an empty h${level}. Write its text, or remove it.`),
  ];
}

/**
 * Checks the facts about a page in its HTML: language, counterparts, title, product, description, social card,
 * ids, links, and headings. Returns one message per problem, each with the page's path and, where possible, the
 * fix.
 *
 * @param origin the origin that the site was built for, such as `https://docs.example.org`, or
 *   `UNKNOWN_SITE_URL`
 */
export function checkFacts(page: PageAddress, facts: PageFacts, origin: string): string[] {
  const isMissingPage = page.englishPath === '/404.html';
  return [
    ...checkLanguages(page, facts, origin),
    ...checkTitle(page, facts),
    ...checkProduct(page, facts),
    // Search engines don't list the page for missing pages.
    ...(isMissingPage ? [] : checkDescription(facts)),
    ...checkPreview(page, facts, origin),
    ...checkIds(facts),
    ...checkLinks(page, facts),
    ...checkHeadings(facts),
  ].map((problem) => `${page.path}: ${problem}`);
}
