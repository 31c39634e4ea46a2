import { withoutCode } from '../lib/mdx/withoutCode';

/** A `<Demo>` of a page. */
export interface ShownDemo {
  name: string;
  /** Line in the page, from 1. */
  line: number;
}

const DEMO_TAG = /<Demo\s(?:[^>]*\s)?name="([^"]*)"/g;

/** Returns the demos that a page shows, in order. Code blocks don't count. */
export function shownDemos(content: string): ShownDemo[] {
  return [...withoutCode(content).matchAll(DEMO_TAG)].map((match) => ({
    name: match[1] ?? '',
    line: content.slice(0, match.index).split('\n').length,
  }));
}
