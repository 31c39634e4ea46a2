import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { Scenario } from './loadPage';
import { countBytes, TRANSFER_TYPES } from './transfers';
import type { ByteCount, Transfer } from './transfers';
import { readFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';

/** The quality of Brotli at which budgets are counted, on every machine: the highest. */
export const BUDGET_QUALITY = 11;

/** The most bytes a page may transfer, by type. */
type ByteBudget = Partial<ByteCount>;

export interface PageBudget {
  path: string;
  shell?: ByteBudget;
  firstDemo?: ByteBudget;
  /** Only the HTML, which is the same in both scenarios. */
  document?: number;
}

/** The content of tests/budget.json. */
interface Budgets {
  pages: PageBudget[];
  /** The most bytes of script, compressed, that the documents of templates may load. */
  templates: {
    /** The bar above every template. */
    bar: number;
    /** Each template alone, by its name. */
    scripts: Readonly<Record<string, number>>;
  };
}

const BYTES = Joi.number().integer().positive();
const BY_TYPE = Joi.object(
  Object.fromEntries([...TRANSFER_TYPES, 'total'].map((type) => [type, BYTES])),
);
const PAGE = Joi.object({
  path: Joi.string().pattern(/^\//).required(),
  document: BYTES,
  shell: BY_TYPE,
  firstDemo: BY_TYPE,
});
const BUDGETS = Joi.object<Budgets>({
  pages: Joi.array().items(PAGE).min(1).required(),
  templates: Joi.object({
    bar: BYTES.required(),
    scripts: Joi.object().pattern(Joi.string(), BYTES).required(),
  }).required(),
});

/** Parses the content of tests/budget.json. Throws an Error that names the invalid place in it. */
export function parseBudgets(json: unknown): Budgets {
  const result = BUDGETS.validate(json, { convert: false });
  if (result.error) {
    throw new Error(`tests/budget.json: ${result.error.message}.`);
  }
  return result.value;
}

function describeBiggest(transfers: readonly Transfer[]): string {
  return [...transfers]
    .sort((a, b) => b.bytes - a.bytes)
    .slice(0, 3)
    .map(({ url, bytes }) => `${path.posix.basename(new URL(url).pathname) || '/'} ${bytes}`)
    .join(', ');
}

/**
 * Compares a page's transfers with its budget. Returns a sentence for each type that exceeds it,
 * with page, scenario, type, bytes, budget, and the three biggest files.
 */
export function overruns(
  page: PageBudget,
  scenario: Scenario,
  transfers: readonly Transfer[],
): string[] {
  const count = countBytes(transfers);
  const document = page.document === undefined ? {} : { document: page.document };
  const budget = Object.entries({ ...document, ...page[scenario] }) as [keyof ByteCount, number][];
  return budget
    .filter(([type, most]) => count[type] > most)
    .map(([type, most]) => {
      const files = transfers.filter((transfer) => type === 'total' || transfer.type === type);
      return (
        `${page.path} (${scenario}): ${type} takes ${count[type]} bytes, its budget is ${most}. ` +
        `Biggest files: ${describeBiggest(files)}.`
      );
    });
}

/** Returns the size of a file when it is compressed with Brotli, in bytes. */
export const compressedBytes = async (file: string): Promise<number> =>
  brotliCompressSync(await readFile(file)).length;

/**
 * Returns the compressed size of the scripts that a built document names, in bytes.
 *
 * @param site folder of the built site
 * @param sitePath path of the document on the site, without `.html`
 */
export async function scriptBytes(site: string, sitePath: string): Promise<number> {
  const html = await readFile(path.join(site, `${sitePath}.html`), 'utf8');
  const scripts = [...html.matchAll(/<script src="([^"]+)"/g)].map(([, src = '']) => src);
  const sizes = await Promise.all(scripts.map((src) => compressedBytes(path.join(site, src))));
  return sizes.reduce((sum, size) => sum + size, 0);
}
