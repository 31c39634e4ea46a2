import type { PageAddress } from '../sitePages';
import type { VisitOptions } from './visitPage';

/** Widths in CSS pixels: a small phone, a phone, two tablets, and a desktop. */
const WIDTHS = [320, 390, 768, 900, 1440];

export interface Visit {
  page: PageAddress;
  options: VisitOptions;
}

/**
 * Returns how to visit a page. A translated page has the colors and demos of the English one, and is visited
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
      rest: isEnglish,
      operate: isEnglish,
      status,
    },
  };
}
