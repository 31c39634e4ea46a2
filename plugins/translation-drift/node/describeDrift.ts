import { FRONT_MATTER, LEAD } from './types';
import type { DriftKind, PageDrift, SectionDrift, Translation, SectionState } from './types';

/** The names of the parts of a page that have no anchor. */
const NAMES = new Map([
  [FRONT_MATTER, 'the front matter'],
  [LEAD, 'the lead'],
]);

function describeSection(
  kind: DriftKind,
  { id, title, line, englishLine }: SectionDrift,
  { file, source, record, page }: Translation,
): string {
  const name = NAMES.get(id) ?? `#${id}`;
  const english = `${source}:${englishLine ?? 1}`;
  const accept = `run: npm run translate -- accept ${page} ${id}`;
  switch (kind) {
    case 'behind':
      return `${file}:${line ?? 1}: ${name} is behind: ${english} has changed. Bring it up to date, then ${accept}`;
    case 'missing':
      return `${file}:1: #${id} is missing. Translate "${title}" (${english}) under a heading that ends in {/* #${id} */}, then ${accept}`;
    case 'unrecorded':
      return `${file}:${line ?? 1}: ${name} has no record. Compare it with ${english}, then ${accept}`;
    case 'orphaned':
      return line === undefined
        ? `${record}: #${id} is orphaned: neither page has this section. Remove its line.`
        : `${file}:${line}: #${id} is orphaned: ${source} has no such section. Use the anchor of the English heading, or remove the section.`;
  }
}

/** Returns the ids of a page's sections that differ from the English page. */
export function outdatedSections({ sections }: PageDrift): ReadonlySet<string> {
  return new Set(sections.flatMap(({ id, state }) => (state === 'current' ? [] : [id])));
}

/**
 * Returns a message for each section of a page that differs from the English page, with file, line,
 * section, and fix. A page that was never recorded gets one message for all sections without a
 * record.
 *
 * @param known ids of sections to leave out
 */
export function describeDrift(page: PageDrift, known: ReadonlySet<string> = new Set()): string[] {
  const { translation, sections } = page;
  const isNew = sections.every(({ state }) => state === 'unrecorded' || state === 'missing');
  const reported = sections.filter(({ id }) => !known.has(id));
  const ofPage =
    isNew && reported.some(({ state }) => state === 'unrecorded')
      ? [
          `${translation.file}:1: no section has a record. When the page is done, run: npm run translate -- accept ${translation.page}`,
        ]
      : [];
  const ofSections = reported.flatMap((section) => {
    const { state } = section;
    return state === 'current' || (isNew && state === 'unrecorded')
      ? []
      : [describeSection(state, section, translation)];
  });
  return [...ofPage, ...ofSections];
}

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

/** Formats the state of translated pages as a table: sections by state, and the current share. */
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
