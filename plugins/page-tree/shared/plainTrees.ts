import { OTHER_TREES } from '@component-docs/kit/shared/site/catalogue';

/** The trees whose pages are in `src/pages`, and have no docs plugin. */
export const PLAIN_TREES = OTHER_TREES.filter(({ isPlain }) => isPlain).map(({ id }) => id);
