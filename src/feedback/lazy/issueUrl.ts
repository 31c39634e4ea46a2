import type { Rating, Section } from '../types';

interface Issue {
  repositoryUrl: string;
  /** The page's URL, without the section's anchor. */
  url: string;
  title: string;
  rating?: Rating | null;
  section?: Section | null;
  comment?: string;
}

/** Maximum length of the comment in a prefilled issue, in characters: its URL must stay below 8 kB. */
export const MAX_ISSUE_COMMENT = 700;

const SUMMARY: Record<Rating, string> = { 1: 'The page helped.', 0: 'The page did not help.' };

/** Returns the URL of a new issue, prefilled in English with the reader's feedback. */
export function issueUrl({ repositoryUrl, url, title, rating, section, comment }: Issue): string {
  const subject = section ? `${title}: ${section.title}` : title;
  const lines = [
    `Page: ${section ? `${url}#${section.id}` : url}`,
    rating === null || rating === undefined ? '' : SUMMARY[rating],
    comment ?? '',
  ];
  const address = new URL(`${repositoryUrl}/issues/new`);
  address.searchParams.set('title', `[docs] ${subject}`);
  address.searchParams.set('body', lines.filter(Boolean).join('\n\n'));
  return address.href;
}
