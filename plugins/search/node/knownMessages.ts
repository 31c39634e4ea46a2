import { Joi } from '@docusaurus/utils-validation';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import { lineOfKey } from '@component-docs/labels/node/locateKey';
import type { SearchPage } from '../shared/types';
import { parseFile } from './parseFile';

/** A message of the console whose page writers have chosen. */
export interface KnownMessage {
  /** With `…` for each value; a message that ends with it is only the beginning. */
  message: string;
  matcher: RegExp;
  /** The site path of the page that explains it, with the fragment of the section. */
  page: string;
  /** Of the page, in the file. */
  line: number;
}

export const MESSAGES_FILE = 'content/search/messages.json';

/** Returns the expression that matches a message with its values. */
function matcherOf(message: string): RegExp {
  const fixed = message.split('…').map((part) => part.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&'));
  return new RegExp(`^${fixed.join('.*')}$`, 's');
}

/** Parses the file of messages. Throws, with file and line, when it isn't valid. */
export function parseMessages(text: string): KnownMessage[] {
  const content = parseFile(
    MESSAGES_FILE,
    text,
    Joi.object<Record<string, string[]>>().pattern(
      Joi.string().pattern(/^\//),
      Joi.array().items(Joi.string().trim().min(10)).min(1),
    ),
    'Messages are not valid',
    ({ path: [key = ''], message }) =>
      `:${lineOfKey(text, String(key))}: ${message}. List messages: "/path#section": ["Text does not match …"].`,
  );
  return Object.entries(content).flatMap(([page, messages]) =>
    messages.map((message) => ({
      message,
      matcher: matcherOf(message),
      page,
      line: lineOfKey(text, page),
    })),
  );
}

/**
 * Checks that the pages of messages have the sections. Throws, with file and line, when one hasn't.
 *
 * @param isPlace whether a page of the site has a path; it may not be in this build
 */
export function checkMessages(
  known: readonly KnownMessage[],
  pages: readonly SearchPage[],
  isPlace: (path: string) => boolean,
): void {
  const problems = known.flatMap(({ page: address, line }) => {
    const [path = '', anchor] = address.split('#');
    const page = pages.find((each) => each.path === path);
    if (!page) {
      return isPlace(path)
        ? []
        : [`${MESSAGES_FILE}:${line}: no page has the path ${path}. Correct it.`];
    }
    return anchor === undefined || page.entries.some((entry) => entry.anchor === anchor)
      ? []
      : [
          `${MESSAGES_FILE}:${line}: ${path} has no section #${anchor}. Use the anchor of one of its headings.`,
        ];
  });
  failWith('Messages lead nowhere', [...new Set(problems)]);
}
