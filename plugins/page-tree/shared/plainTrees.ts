import type { TreeId } from './types';

/** The trees whose pages are in `src/pages`, and have no docs plugin. */
export const PLAIN_TREES = ['docs-infra', 'toolpad-studio'] as const satisfies readonly TreeId[];

export type PlainTreeId = (typeof PLAIN_TREES)[number];
