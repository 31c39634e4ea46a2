import { editHash } from '../../browser/shared-edits/editHash';
import { MAX_LINK, packEdit, unpackEdit } from './packEdit';
import type { SharedEdit } from './packEdit';

/**
 * Returns the link to an edited demo on the page with this address; undefined if it is too long, or its
 * code too long to be read from it again.
 */
export function editLink(address: string, name: string, edit: SharedEdit): string | undefined {
  const data = packEdit(edit);
  const url = new URL(address);
  url.hash = editHash(name, data);
  return url.href.length <= MAX_LINK && unpackEdit(data) ? url.href : undefined;
}
