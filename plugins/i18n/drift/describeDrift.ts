import { FRONT_MATTER, LEAD } from './types';
import type { DriftKind, PageDrift, SectionDrift, Translation } from './types';

function nameOf(id: string): string {
  switch (id) {
    case FRONT_MATTER:
      return 'the front matter';
    case LEAD:
      return 'the lead';
    default:
      return `#${id}`;
  }
}

function describeSection(
  kind: DriftKind,
  { id, title, line, englishLine }: SectionDrift,
  { file, source, record, page }: Translation,
): string {
  const name = nameOf(id);
  const english = `${source}:${englishLine ?? 1}`;
  const accept = `run: npm run translate:accept -- ${page} ${id}`;
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

/**
 * Returns a message for each section of a page with one of the given kinds of drift, with file,
 * line, section, and fix. A page that was never recorded gets one message instead.
 */
export function describeDrift(
  { translation, sections }: PageDrift,
  kinds: readonly DriftKind[],
): string[] {
  const isNew = sections.every(({ state }) => state === 'unrecorded' || state === 'missing');
  const ofPage =
    isNew && kinds.includes('unrecorded')
      ? [
          `${translation.file}:1: no section has a record. When the page is done, run: npm run translate:accept -- ${translation.page}`,
        ]
      : [];
  const ofSections = sections.flatMap((section) => {
    const kind = kinds.find((candidate) => candidate === section.state);
    return kind && !(isNew && kind === 'unrecorded')
      ? [describeSection(kind, section, translation)]
      : [];
  });
  return [...ofPage, ...ofSections];
}
