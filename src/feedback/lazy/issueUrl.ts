import type { Rating } from '../ratings';

interface Issue {
  repositoryUrl: string;
  url: string;
  title: string;
  rating?: Rating | null;
  comment?: string;
}

/** Maximum length of the comment in a prefilled issue, in characters: its URL must stay below 8 kB. */
export const MAX_ISSUE_COMMENT = 700;

const SUMMARY: Record<Rating, string> = { 1: 'The page helped.', 0: 'The page did not help.' };

/** Returns the URL of a new issue, prefilled in English with the reader's feedback. */
export function issueUrl({ repositoryUrl, url, title, rating, comment }: Issue): string {
  const lines = [
    `Page: ${url}`,
    rating === null || rating === undefined ? '' : SUMMARY[rating],
    comment ?? '',
  ];
  const address = new URL(`${repositoryUrl}/issues/new`);
  address.searchParams.set('title', `[docs] ${title}`);
  address.searchParams.set('body', lines.filter(Boolean).join('\n\n'));
  return address.href;
}
