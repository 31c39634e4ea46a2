import type { Summary } from './summary';
import { TRANSFER_TYPES } from './types';
import type { Scenario } from './types';

export interface MeasuredRow {
  page: string;
  scenario: Scenario;
  summary: Summary;
}

const SCENARIO_NAMES: Record<Scenario, string> = { shell: 'shell', firstDemo: 'first demo' };

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
const whole = (value: number | null) => (value === null ? '–' : String(Math.round(value)));
const fraction = (value: number | null) => (value === null ? '–' : value.toFixed(3));

const COLUMNS: readonly { title: string; read: (row: MeasuredRow) => string }[] = [
  { title: 'page', read: (row) => row.page },
  { title: 'scenario', read: (row) => SCENARIO_NAMES[row.scenario] },
  ...TRANSFER_TYPES.map((type) => ({
    title: type,
    read: (row: MeasuredRow) => kilobytes(row.summary.bytes[type]),
  })),
  { title: 'total', read: ({ summary }) => kilobytes(summary.bytes.total) },
  { title: 'requests', read: ({ summary }) => whole(summary.requests) },
  { title: 'FCP', read: ({ summary }) => whole(summary.fcp) },
  { title: 'LCP', read: ({ summary }) => whole(summary.lcp) },
  { title: 'TBT', read: ({ summary }) => whole(summary.tbt) },
  { title: 'CLS', read: ({ summary }) => fraction(summary.cls) },
  { title: 'shell', read: ({ summary }) => whole(summary.shellHydrated) },
  { title: 'island', read: ({ summary }) => whole(summary.firstIslandHydrated) },
  { title: 'DOM', read: ({ summary }) => whole(summary.domNodes) },
];

/** Formats measured pages as a text table: kB (1000 bytes) by type, times in ms, `–` for none. */
export function formatTable(rows: readonly MeasuredRow[]): string {
  const cells = [
    COLUMNS.map(({ title }) => title),
    ...rows.map((row) => COLUMNS.map(({ read }) => read(row))),
  ];
  const widths = COLUMNS.map((_, index) => Math.max(...cells.map((line) => line[index]!.length)));
  // Text is aligned left, numbers right.
  const pad = (cell: string, index: number) =>
    index < 2 ? cell.padEnd(widths[index]!) : cell.padStart(widths[index]!);
  const [head, ...body] = cells.map((line) => line.map(pad).join('  ').trimEnd());
  return [head, widths.map((width) => '-'.repeat(width)).join('  '), ...body].join('\n');
}
