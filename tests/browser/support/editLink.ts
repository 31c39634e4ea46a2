import { packEdit } from '../../../plugins/demos/lazy/sharing/packEdit';
import type { SharedEdit } from '../../../plugins/demos/lazy/sharing/packEdit';
import { editHash } from '../../../plugins/demos/browser/shared-edits/editHash';

export const SITE_LOOK = { mode: false, direction: false, density: false };

/** Returns the fragment of a link to an edited demo. */
export const editLink = (demo: string, code: string, part: Partial<SharedEdit> = {}): string =>
  editHash(demo, packEdit({ code, variant: 'TS', styling: 'system', look: SITE_LOOK, ...part }));
