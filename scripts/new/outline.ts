import type { PageOutline } from '@component-docs/page-tree/node/outlines/readOutlines';

/** A heading and the demos below it. */
export interface OutlineSection {
  /** With the signs of its level: `## Sizes`. */
  heading: string;
  demos: string[];
}

/** The outline of a page about which nothing else is known. */
export function emptyOutline(title: string): PageOutline {
  return { title, outline: ['## Introduction'] };
}

/** Returns the sections of an outline. */
export function sectionsOf({ outline }: PageOutline): OutlineSection[] {
  const sections: OutlineSection[] = [];
  for (const entry of outline) {
    if (entry.startsWith('#')) {
      sections.push({ heading: entry, demos: [] });
    } else {
      sections.at(-1)?.demos.push(entry);
    }
  }
  return sections.length > 0 ? sections : [{ heading: '## Introduction', demos: [] }];
}
