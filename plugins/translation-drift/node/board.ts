import type { PageDrift, SectionState } from './types';

const STATES = [
  'current',
  'behind',
  'missing',
  'orphaned',
  'unrecorded',
] as const satisfies readonly SectionState[];

function rowOf({ translation, sections }: PageDrift): string[] {
  const count = (state: SectionState) => sections.filter((each) => each.state === state).length;
  const total = sections.length - count('orphaned');
  // Rounded down, so that only pages that are completely current show 100%.
  const share = Math.floor((100 * count('current')) / total);
  return [
    translation.locale,
    translation.page,
    ...STATES.map((state) => String(count(state))),
    `${share} %`,
  ];
}

/**
 * Formats the state of every translated page as a text table: the number of sections in each state
 * and the share that is current.
 */
export function formatBoard(pages: readonly PageDrift[]): string {
  const head = ['language', 'page', ...STATES, 'done'];
  const rows = [head, ...pages.map(rowOf)];
  const widths = head.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0)));
  // Aligns words to the left and numbers to the right.
  const pad = (cell: string, index: number) =>
    index < 2 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0);
  const [titles, ...lines] = rows.map((row) => row.map(pad).join('  '));
  return [titles, widths.map((width) => '-'.repeat(width)).join('  '), ...lines].join('\n');
}
