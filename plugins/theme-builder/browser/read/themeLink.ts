import { compressToEncodedURIComponent } from 'lz-string';
import { unpackText } from '@component-docs/kit/shared/unpackText';
import type { ThemeLibrary } from '../libraries/types';
import { isRecord } from '../model/paths';
import { MAX_NAME } from '../state/reduceBuilder';
import type { ThemeContent } from '../state/reduceBuilder';
import { readValues } from './readTheme';

/** The part of an address's fragment that holds a theme. */
export const LINK_PREFIX = '#theme=';

/** The longest link, in characters, as for edited demos: chats and mail programs cut off longer ones. */
export const MAX_LINK = 8000;
const MAX_TEXT = 50_000;
const VERSION = 1;

/** Why a link holds no theme. */
export type LinkProblem = 'damaged' | 'tooLong' | 'laterVersion';

/** Returns a theme as a fragment; undefined if it is too long for a link. */
export function printLink({ name, values }: ThemeContent): string | undefined {
  const packed = compressToEncodedURIComponent(JSON.stringify([VERSION, name, values]));
  const link = LINK_PREFIX + packed;
  return link.length > MAX_LINK ? undefined : link;
}

/** Reads a theme from a fragment, which may be anybody's. */
export function readLink(fragment: string, library: ThemeLibrary): ThemeContent | LinkProblem {
  if (fragment.length > MAX_LINK) {
    return 'tooLong';
  }
  let json: unknown;
  try {
    json = JSON.parse(unpackText(fragment.slice(LINK_PREFIX.length), MAX_TEXT) ?? '');
  } catch {
    return 'damaged';
  }
  const [version, name, values] = Array.isArray(json) ? (json as unknown[]) : [];
  if (typeof version === 'number' && version > VERSION) {
    return 'laterVersion';
  }
  return version === VERSION && typeof name === 'string' && isRecord(values)
    ? { name: name.slice(0, MAX_NAME), values: readValues(values, library) }
    : 'damaged';
}
