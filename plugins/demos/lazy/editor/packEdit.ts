import { compressToEncodedURIComponent } from 'lz-string';
import { STYLING_NAMES } from '@component-docs/preferences/shared/codePreferences';
import type { CodeVariant, StylingName } from '@component-docs/preferences/shared/codePreferences';
import type { DemoLook } from '../../browser/demoLook';
import { unpackText } from '@component-docs/kit/shared/unpackText';
import { editHash } from '../../browser/editHash';

/** An edited demo, as a link holds it. */
export interface SharedEdit {
  code: string;
  variant: CodeVariant;
  styling: StylingName;
  look: DemoLook;
}

/**
 * The longest link to an edited demo, in characters. Browsers open longer ones, but chats and mail
 * programs cut them off.
 */
export const MAX_LINK = 8000;

/**
 * The longest text that is unpacked from a link, in characters. A text that fits into a link is shorter,
 * unless it repeats itself.
 */
const MAX_TEXT = 20_000;

const STYLINGS: readonly string[] = Object.values(STYLING_NAMES);

const isStyling = (value: unknown): value is StylingName =>
  typeof value === 'string' && STYLINGS.includes(value);

/** Returns an edit as text that can be part of a fragment. */
export function packEdit({ code, variant, styling, look }: SharedEdit): string {
  const { mode, direction, density } = look;
  const switches = [mode, direction, density].map(Number);
  return compressToEncodedURIComponent(JSON.stringify([code, variant, styling, ...switches]));
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Reads an edit from a link, which may be anybody's. Returns undefined if it is damaged or too long. */
export function unpackEdit(data: string): SharedEdit | undefined {
  const text = data.length > MAX_LINK ? undefined : unpackText(data, MAX_TEXT);
  const parsed = parse(text ?? '');
  if (!Array.isArray(parsed)) {
    return undefined;
  }
  const [code, variant, styling, mode, direction, density] = parsed as unknown[];
  const isVariant = variant === 'TS' || variant === 'JS';
  if (typeof code !== 'string' || !isVariant || !isStyling(styling)) {
    return undefined;
  }
  const look = { mode: mode === 1, direction: direction === 1, density: density === 1 };
  return { code, variant, styling, look };
}

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
