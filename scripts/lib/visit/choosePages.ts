import { createHash } from 'node:crypto';
import type { PageAddress } from '../sitePages';
import type { VisitOptions } from './visitPage';

/** Widths in CSS pixels: a small phone, a phone, a tablet, and a desktop. */
const WIDTHS = [320, 390, 900, 1440];

/** API pages are data in one component: these have much, little, or none of each section. */
const TYPICAL_API =
  /\/api\/(?:account|autocomplete|button|data-grid|data-grid\/(?:data-grid|grid-col-def)|grid-2|no-ssr|pigment-stack|tabs|timeline)$/;

/** One page of so many is in the sample that changes with every commit. */
const SAMPLE_SHARE = 16;

export interface Visit {
  page: PageAddress;
  options: VisitOptions;
}

function isSampled({ path }: PageAddress, seed: string): boolean {
  const digest = createHash('sha256').update(`${seed}\0${path}`).digest();
  return digest.readUInt32BE() % SAMPLE_SHARE === 0;
}

/**
 * Returns the pages to visit: every written English page, typical API pages, and a sample of the
 * other API pages and of the translated pages. Another seed results in another sample.
 *
 * @param seed the commit's hash, so that a visit can be repeated; null for all pages
 */
export function choosePages(pages: readonly PageAddress[], seed: string | null): PageAddress[] {
  return pages.filter((page) => {
    const isReference = page.path.includes('/api/');
    const isAlways = page.locale.lang === 'en' && (!isReference || TYPICAL_API.test(page.path));
    return seed === null || isAlways || isSampled(page, seed);
  });
}

/**
 * Returns how to visit a page. A translated page has the colors of the English one, and is visited
 * as on a phone.
 */
export function visitOf(page: PageAddress, status: VisitOptions['status'] = 200): Visit {
  const isEnglish = page.locale.lang === 'en';
  return {
    page,
    options: {
      viewport: isEnglish ? { width: 1280, height: 800 } : { width: 390, height: 844 },
      widths: WIDTHS,
      dark: isEnglish,
      status,
    },
  };
}
