import { isOtherLibrary, isStopWord, withoutStopPhrases } from '../../shared/stopWords';
import { runsOf } from '../../shared/tokenize';
import type { Run } from '../../shared/tokenize';
import type { EntryKind } from '../../shared/types';
import { termsOf } from './matchRun';
import { compactText, toSimplified } from './queryText';
import { WEIGHTS } from './weights';
import { MAX_LENGTH } from '../worker/messages';
import { PRODUCTS } from '@component-docs/kit/shared/site/products';
import type { CatalogueEntry, Product } from '@component-docs/kit/shared/site/types';

/** A product, or a part of one, that a query may name. */
interface Area {
  /** The beginning of its pages' site paths. */
  folders: readonly string[];
  matcher: RegExp;
}

const HAN = /\p{Script=Han}/u;

/** Returns the expression that matches the names of an area in a query: "Acme UI", "acme-ui", "AcmeUI". */
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
function nameAreas(query: string): { folders: string[]; rest: string } {
  const named = AREAS.filter(({ matcher }) => query.search(matcher) >= 0);
  const rest = named.reduce((text, { matcher }) => text.replace(matcher, ' '), query);
  return {
    folders: named.flatMap(({ folders }) => folders),
    rest: runsOf(rest).some(({ text }) => !isStopWord(text)) ? rest : query,
  };
}

/** Operators, which restrict a search to one kind of entries: `prop:color`. */
export const OPERATORS = [
  'prop',
  'class',
  'slot',
  'demo',
  'error',
] as const satisfies readonly EntryKind[];

// Without a lookbehind, which Safari before 16.4 doesn't have.
const OPERATOR = new RegExp(`(^|[^\\p{L}\\p{N}])(${OPERATORS.join('|')}):`, 'giu');

/** A query in the form that the index is searched by. */
export interface Query {
  /** The words that an entry or its page must contain. */
  runs: readonly Run[];
  /** The words beside "API", "props", and the like; empty without such a word. */
  documented: readonly Run[];
  /** How much each of the runs counts: runs after "with", "that", and the like name parts of the subject. */
  weights: readonly number[];
  /**
   * The beginnings of the paths of pages whose product, or part of one, the query names. These pages
   * needn't contain the name.
   */
  folders: readonly string[];
  /** All of it, as messages of the console are looked for in it. */
  compact: string;
  /** The kinds that operators name; empty without an operator. */
  kinds: readonly EntryKind[];
  /** The query was longer than `MAX_LENGTH`. */
  isCut: boolean;
}

/** Words that ask for the API page of a name beside them: "button props". */
const REFERENCE_WORDS = ['api', 'classes', 'prop', 'props', 'reference', 'slots'];
const REFERENCE = new RegExp(`\\b(?:${REFERENCE_WORDS.join('|')})\\b|属性|参数`, 'giu');

/** Single characters remain between the words of a Chinese question: 改 of 怎么改. */
const saysNothing = ({ script, text }: Run) =>
  isStopWord(text) || (script === 'han' && [...text].length === 1);

/** Words after which the subject of a query is described: "card with image", "tabs that scroll". */
const JOINTS = new Set(['with', 'without', 'that', 'whose', 'under', 'inside']);

/** Leaves out words that say nothing, unless the query has no others, and weighs the others. */
function meaningful(runs: readonly Run[]): Pick<Query, 'runs' | 'weights'> {
  const kept = runs.filter((run) => !saysNothing(run));
  if (kept.length === 0) {
    return { runs, weights: runs.map(() => 1) };
  }
  const joint = runs.findIndex(({ text }) => JOINTS.has(text));
  const isAfter = kept.map((run) => joint >= 0 && runs.indexOf(run) > joint);
  const ofOthers = isAfter.every(Boolean) ? 1 : WEIGHTS.afterWith;
  const weights = kept.map(({ text }, index) => {
    const weight = isAfter[index] ? ofOthers : 1;
    return isOtherLibrary(text) || REFERENCE_WORDS.includes(text) ? WEIGHTS.aside : weight;
  });
  return { runs: kept, weights };
}

/** Parses a reader's query. Any text is valid; without letters or digits, it has no runs. */
export function parseQuery(text: string): Query {
  const normalized = toSimplified(text.normalize('NFKC')).trim();
  const characters = [...normalized.slice(0, 2 * MAX_LENGTH)];
  const searched = characters.slice(0, MAX_LENGTH).join('');
  const named = [...searched.matchAll(OPERATOR)].map(([, , name = '']) => name.toLowerCase());
  const asked = searched.replace(OPERATOR, ' ');
  const { folders, rest } = nameAreas(asked);
  const documented = asked.replace(REFERENCE, ' ');
  return {
    ...meaningful(runsOf(withoutStopPhrases(rest))),
    documented: documented === asked ? [] : meaningful(runsOf(nameAreas(documented).rest)).runs,
    folders,
    compact: compactText(normalized),
    kinds: OPERATORS.filter((operator) => named.includes(operator)),
    isCut: characters.length > MAX_LENGTH,
  };
}

/** Returns a query whose words have changed without the names of products that are among them now. */
export function withAreas(query: Query): Query {
  const { folders, rest } = nameAreas(query.runs.map(({ text }) => text).join(' '));
  const left = new Set(runsOf(rest).map(({ text }) => text));
  const isLeft = (_: unknown, at: number) => left.has(query.runs[at]?.text ?? '');
  return {
    ...query,
    runs: query.runs.filter(isLeft),
    weights: query.weights.filter(isLeft),
    folders: [...query.folders, ...folders],
  };
}

/** Returns the words of a query that hits contain, for highlighting. */
export function wordsOf({ runs }: Query): string[] {
  return [...new Set(runs.flatMap(termsOf))];
}
