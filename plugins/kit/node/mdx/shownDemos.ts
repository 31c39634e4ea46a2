import { pageTags } from './pageTags';

/** A `<Demo>` of a page. */
export interface ShownDemo {
  name: string;
  /** Line in the page, from 1. */
  line: number;
}

/** Returns the demos that a page shows by name, in order. Code blocks don't count. */
export function shownDemos(content: string): ShownDemo[] {
  return pageTags(content, 'Demo').flatMap(({ line, attributes }) => {
    const name = attributes.get('name');
    return typeof name === 'string' ? [{ name, line }] : [];
  });
}
