import type { ByteBudget, PageBudget } from './budget';
import { SCENARIOS, TRANSFER_TYPES } from './types';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function parseBytes(value: unknown, place: string): number {
  if (typeof value !== 'number' || !Number.isInteger(value) || value <= 0) {
    throw new Error(
      `${place} must be a whole number of bytes above 0, not ${JSON.stringify(value)}.`,
    );
  }
  return value;
}

function parseByteBudget(value: unknown, place: string): ByteBudget {
  if (!isObject(value)) {
    throw new Error(`${place} must be an object of byte counts by type.`);
  }
  const known: readonly string[] = [...TRANSFER_TYPES, 'total'];
  const entries = Object.entries(value).map(([type, bytes]) => {
    if (!known.includes(type)) {
      throw new Error(`${place}.${type} is not a type: use ${known.join(', ')}.`);
    }
    return [type, parseBytes(bytes, `${place}.${type}`)] as const;
  });
  return Object.fromEntries(entries);
}

function parsePage(value: unknown, place: string): PageBudget {
  if (!isObject(value) || typeof value.path !== 'string' || !value.path.startsWith('/')) {
    throw new Error(`${place}.path must be a page's path, such as "/material-ui/react-button".`);
  }
  const page: PageBudget = { path: value.path };
  for (const [key, part] of Object.entries(value)) {
    if (key === 'document') {
      page.document = parseBytes(part, `${place}.document`);
    } else if (key === 'shell' || key === 'firstDemo') {
      page[key] = parseByteBudget(part, `${place}.${key}`);
    } else if (key !== 'path') {
      throw new Error(`${place}.${key} is not known: use path, document, ${SCENARIOS.join(', ')}.`);
    }
  }
  return page;
}

/** Parses the content of tests/budget.json. Throws an Error that names the invalid place in it. */
export function parseBudgets(json: unknown): PageBudget[] {
  if (!isObject(json) || !Array.isArray(json.pages) || json.pages.length === 0) {
    throw new Error('budget.json must be { "pages": [ … ] } with at least one page.');
  }
  return json.pages.map((page: unknown, index) => parsePage(page, `pages[${index}]`));
}

/** The most bytes of script, compressed, that the documents of templates may load. */
export interface TemplateBudgets {
  /** The bar above every template. */
  bar: number;
  /** Each template alone, by its name. */
  templates: Readonly<Record<string, number>>;
}

/**
 * Parses the budgets of templates in tests/budget.json. Throws an Error that names the invalid place in
 * it.
 */
export function parseTemplateBudgets(json: unknown): TemplateBudgets {
  const part = isObject(json) ? json.templates : undefined;
  if (!isObject(part) || !isObject(part.scripts)) {
    throw new Error('budget.json must have "templates": { "bar": …, "scripts": { … } }.');
  }
  const scripts = Object.entries(part.scripts);
  return {
    bar: parseBytes(part.bar, 'templates.bar'),
    templates: Object.fromEntries(
      scripts.map(([slug, bytes]) => [slug, parseBytes(bytes, `templates.scripts.${slug}`)]),
    ),
  };
}
