import { isBeginning } from '@component-docs/kit/node/translatedText';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { Product } from '@component-docs/kit/shared/site/types';
import type { PageSource } from '@component-docs/demos/node/collectDemos';
import { playgroundsOf, productOf } from './readSources';

/** Returns whether the component pages of a product must have a playground. */
export const needsPlaygrounds = (product: string): boolean =>
  PRODUCTS.some(({ id, hasPlaygrounds }: Product) => id === product && hasPlaygrounds);

/** Component pages, by the last part of their folder. */
const COMPONENT_PAGE = /\/react-[^/]+$/;

function documentsComponents({ page, content }: PageSource): boolean {
  const [frontMatter = ''] = /^---\n[\s\S]*?\n---/.exec(content) ?? [];
  return COMPONENT_PAGE.test(page) && /^components:/m.test(frontMatter);
}

const isOfBeginning = ({ path }: PageSource) =>
  isBeginning(/^i18n\/([^/]+)\//.exec(path)?.[1] ?? '');

/**
 * Returns a message for each component page without a playground, and for each component that a page
 * shows in two. Pages of a language that is marked as beginning may be short.
 *
 * @param exceptions why pages need none, by folder (`content/playgrounds/exceptions.json`)
 */
export function checkPages(
  pages: readonly PageSource[],
  exceptions: Readonly<Record<string, string>>,
): string[] {
  const isException = ({ page }: PageSource) => Object.hasOwn(exceptions, page);
  const hasNone = (page: PageSource) => playgroundsOf(page).length === 0;
  const missing = pages
    .filter((page) => needsPlaygrounds(productOf(page)) && documentsComponents(page))
    .filter((page) => !isException(page) && !isOfBeginning(page) && hasNone(page))
    .map(
      ({ path, page }) =>
        `${path}:1: the page has no playground. Run "npm run new -- playground ${page}", or add the page with the reason to content/playgrounds/exceptions.json.`,
    );
  const needless = pages
    .filter((page) => isException(page) && !hasNone(page))
    .map(
      ({ path, page }) =>
        `${path}:1: the page has a playground. Remove "${page}" from content/playgrounds/exceptions.json.`,
    );
  const gone = Object.keys(exceptions)
    .filter((page) => !COMPONENT_PAGE.test(page))
    .map(
      (page) =>
        `content/playgrounds/exceptions.json: "${page}" is no component page, such as "acme-ui/react-button". Correct it.`,
    );
  const repeated = pages.flatMap((page) =>
    playgroundsOf(page)
      .filter(({ id }, index, all) => all.findIndex((other) => other.id === id) < index)
      .map(
        ({ path, line, component }) =>
          `${path}:${line}: the page has two playgrounds of ${component}. Remove one.`,
      ),
  );
  return [...missing, ...needless, ...gone, ...repeated];
}
