import type { GridFilterItem, GridFilterModel, GridSortModel } from '@mui/x-data-grid';

/** What a table asks for. Everything is optional: without `pageSize`, all rows are returned. */
export interface RowsRequest {
  page?: number;
  pageSize?: number;
  sortModel?: GridSortModel;
  filterModel?: GridFilterModel;
  /** Cancels the request: its promise is rejected with an `AbortError`. */
  signal?: AbortSignal;
}

export interface RowsResponse<Row> {
  rows: Row[];
  /** The number of rows that match the filter, on all pages. */
  rowCount: number;
}

export interface Server<Row> {
  fetchRows: (request?: RowsRequest) => Promise<RowsResponse<Row>>;
  /** Saves a row and returns it as stored. Rejects a row whose id isn't stored. */
  saveRow: (row: Row) => Promise<Row>;
  deleteRow: (id: string | number) => Promise<void>;
  /** Makes the next request fail, as a lost connection would. */
  failNext: () => void;
}

const textOf = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
      ? String(value).toLowerCase()
      : '';

const numberOf = (value: unknown) =>
  value === true
    ? 1
    : value === false
      ? 0
      : Number(value instanceof Date ? value : (value as number));

const day = 86_400_000;
const minute = 60_000;

/**
 * Compares a stored date with a value of the filter panel. Midnight in UTC, which the panel sends for a day,
 * means that day in the local time zone; other values are compared to the minute. `NaN` if no date is stored.
 */
function compareDates(stored: unknown, value: unknown): number {
  if (!(stored instanceof Date)) {
    return Number.NaN;
  }
  const wanted = new Date(value as Date | string);
  if (wanted.getTime() % day === 0) {
    const start = new Date(wanted.getUTCFullYear(), wanted.getUTCMonth(), wanted.getUTCDate());
    return new Date(stored).setHours(0, 0, 0, 0) - start.getTime();
  }
  return Math.floor(stored.getTime() / minute) - Math.floor(wanted.getTime() / minute);
}

const isEqual = (stored: unknown, value: unknown) =>
  stored instanceof Date ? compareDates(stored, value) === 0 : textOf(stored) === textOf(value);

const operators: Record<string, (stored: unknown, value: unknown) => boolean> = {
  contains: (stored, value) => textOf(stored).includes(textOf(value)),
  doesNotContain: (stored, value) => !textOf(stored).includes(textOf(value)),
  startsWith: (stored, value) => textOf(stored).startsWith(textOf(value)),
  endsWith: (stored, value) => textOf(stored).endsWith(textOf(value)),
  equals: isEqual,
  doesNotEqual: (stored, value) => !isEqual(stored, value),
  is: isEqual,
  not: (stored, value) => !isEqual(stored, value),
  '=': (stored, value) => numberOf(stored) === Number(value),
  '!=': (stored, value) => numberOf(stored) !== Number(value),
  '>': (stored, value) => numberOf(stored) > Number(value),
  '>=': (stored, value) => numberOf(stored) >= Number(value),
  '<': (stored, value) => numberOf(stored) < Number(value),
  '<=': (stored, value) => numberOf(stored) <= Number(value),
  after: (stored, value) => compareDates(stored, value) > 0,
  onOrAfter: (stored, value) => compareDates(stored, value) >= 0,
  before: (stored, value) => compareDates(stored, value) < 0,
  onOrBefore: (stored, value) => compareDates(stored, value) <= 0,
  isAnyOf: (stored, value) => (value as unknown[]).some((one) => isEqual(stored, one)),
  isEmpty: (stored) => textOf(stored) === '',
  isNotEmpty: (stored) => textOf(stored) !== '',
};

/** A condition without a value filters nothing, as in the grid. */
const hasValue = ({ operator, value }: GridFilterItem) =>
  operator === 'isEmpty' ||
  operator === 'isNotEmpty' ||
  (Array.isArray(value) ? value.length > 0 : value !== undefined && value !== '');

function matches(row: object, model: GridFilterModel): boolean {
  const fieldOf = (field: string): unknown => Reflect.get(row, field);
  const tests = model.items
    .filter(hasValue)
    .map(({ field, operator, value }) => operators[operator]?.(fieldOf(field), value) ?? true);
  const isItemMatch =
    tests.length === 0 ||
    ((model.logicOperator as string) === 'or' ? tests.includes(true) : !tests.includes(false));
  const words: unknown[] = model.quickFilterValues ?? [];
  return (
    isItemMatch &&
    words.every((word) => Object.values(row).some((value) => textOf(value).includes(textOf(word))))
  );
}

function compare(first: unknown, second: unknown): number {
  return typeof first === 'string' && typeof second === 'string'
    ? first.localeCompare(second)
    : numberOf(first) - numberOf(second);
}

function sorted<Row extends object>(rows: Row[], model: GridSortModel): Row[] {
  return [...rows].sort((first, second) => {
    for (const { field, sort } of model) {
      const order = compare(Reflect.get(first, field), Reflect.get(second, field));
      if (order !== 0) {
        return sort === 'desc' ? -order : order;
      }
    }
    return 0;
  });
}

function wait(milliseconds: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const cancel = () => reject(new DOMException('The request was canceled.', 'AbortError'));
    if (signal?.aborted) {
      cancel();
      return;
    }
    const timer = setTimeout(resolve, milliseconds);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      cancel();
    });
  });
}

/**
 * Returns an imaginary server that keeps rows and answers after a while. It filters, sorts, and divides
 * into pages what a real one would do in its database.
 *
 * @param latency time until an answer, in milliseconds
 */
export function createServer<Row extends { id: string | number }>(
  initialRows: readonly Row[],
  { latency = 500 }: { latency?: number } = {},
): Server<Row> {
  let stored = [...initialRows];
  let isFailing = false;

  async function answer<Answer>(compute: () => Answer, signal?: AbortSignal): Promise<Answer> {
    const shouldFail = isFailing;
    isFailing = false;
    await wait(latency, signal);
    if (shouldFail) {
      throw new Error('The server did not answer.');
    }
    return compute();
  }

  return {
    fetchRows: ({ page = 0, pageSize, sortModel = [], filterModel, signal } = {}) =>
      answer(() => {
        const found = filterModel ? stored.filter((row) => matches(row, filterModel)) : stored;
        const start = pageSize === undefined ? 0 : page * pageSize;
        const end = pageSize === undefined ? undefined : start + pageSize;
        return { rows: sorted(found, sortModel).slice(start, end), rowCount: found.length };
      }, signal),
    saveRow: (row) =>
      answer(() => {
        if (!stored.some(({ id }) => id === row.id)) {
          throw new Error(`There is no row ${row.id} any more.`);
        }
        stored = stored.map((one) => (one.id === row.id ? row : one));
        return row;
      }),
    deleteRow: (id) =>
      answer(() => {
        stored = stored.filter((row) => row.id !== id);
      }),
    failNext: () => {
      isFailing = true;
    },
  };
}
