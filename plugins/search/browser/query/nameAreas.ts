import { PRODUCTS } from '../../../kit/shared/site/products';
import type { CatalogueEntry, Product } from '../../../kit/shared/site/types';
import { isStopWord } from '../../shared/stopWords';
import { runsOf } from '../../shared/tokenize';

/** A product, or a part of one, that a query may name. */
interface Area {
  /** The beginning of its pages' site paths. */
  folders: readonly string[];
  matcher: RegExp;
}

const HAN = /\p{Script=Han}/u;

/** Returns what matches the names of an area in a query: "Acme UI", "acme-ui", "AcmeUI". */
function matcherOf({ name, otherNames = [] }: CatalogueEntry): RegExp {
  const names = [name, ...otherNames].map((each) => {
    const pattern = each.replace(/ /g, '[ -]?').replace(/s$/, 's?');
    return HAN.test(each) ? pattern : `\\b${pattern}\\b`;
  });
  return new RegExp(names.join('|'), 'giu');
}

function areasOf(product: Product): Area[] {
  const { basePath, parts = [], apiFolder = 'api', apiPackages } = product;
  const apiOf = ({ packageName }: CatalogueEntry) =>
    apiPackages.includes(packageName) ? [`/${basePath}/${apiFolder}/`] : [];
  return [
    { folders: [`/${basePath}/`], matcher: matcherOf(product) },
    ...parts.map((part) => ({
      folders: [part.landing, ...apiOf(part)],
      matcher: matcherOf(part),
    })),
  ];
}

const AREAS = PRODUCTS.flatMap(areasOf);

/**
 * Finds the names of products and of their parts in a query.
 *
 * @returns the beginnings of their pages' paths, and the query without their names, unless nothing else
 *   is in it
 */
export function nameAreas(query: string): { folders: string[]; rest: string } {
  const named = AREAS.filter(({ matcher }) => query.search(matcher) >= 0);
  const rest = named.reduce((text, { matcher }) => text.replace(matcher, ' '), query);
  return {
    folders: named.flatMap(({ folders }) => folders),
    rest: runsOf(rest).some(({ text }) => !isStopWord(text)) ? rest : query,
  };
}
