import { BACKGROUNDS } from '../shared/types';
import type { DemoOptions } from '../shared/types';
import { pageTags } from '@component-docs/kit/node/mdx/pageTags';
import type { AttributeValue, PageTag } from '@component-docs/kit/node/mdx/pageTags';
import type { PageSource } from './collectDemos';

type Attributes = PageTag['attributes'];

interface Kind {
  accepts: (value: AttributeValue) => boolean;
  /** How the option is written, for messages. */
  example: string;
}

const FLAG: Kind = { accepts: (value) => value === true, example: '<option>' };
const PIXELS: Kind = {
  accepts: (value) => typeof value === 'number' && value > 0,
  example: '<option>={400}',
};

const KINDS: Readonly<Record<keyof DemoOptions, Kind>> = {
  bg: {
    accepts: (value) => BACKGROUNDS.some((background) => background === value),
    example: BACKGROUNDS.map((name) => (name === true ? 'bg' : `bg="${name}"`)).join(', '),
  },
  hideToolbar: FLAG,
  defaultCodeOpen: {
    accepts: (value) => typeof value === 'boolean',
    example: '<option>, <option>={false}',
  },
  iframe: FLAG,
  height: PIXELS,
  maxWidth: PIXELS,
  disableAd: FLAG,
  disableLiveEdit: FLAG,
  hideEditButton: FLAG,
};

/** Options without an effect on a demo without a toolbar. */
const NEED_TOOLBAR = ['defaultCodeOpen', 'disableAd', 'disableLiveEdit', 'hideEditButton'] as const;

const isOption = (name: string): name is keyof DemoOptions => Object.hasOwn(KINDS, name);

function wrongValues(attributes: Attributes): string[] {
  return [...attributes].flatMap(([name, value]) => {
    if (name === 'name') {
      return [];
    }
    if (!isOption(name)) {
      return [`unknown option ${name}. Options are ${Object.keys(KINDS).join(', ')}.`];
    }
    const { accepts, example } = KINDS[name];
    return accepts(value)
      ? []
      : [`wrong value of ${name}. Write ${example.replaceAll('<option>', name)}, or remove it.`];
  });
}

function contradictions(attributes: Attributes): string[] {
  const problems = NEED_TOOLBAR.filter(
    (name) => attributes.has('hideToolbar') && attributes.has(name),
  ).map((name) => `${name} has no effect together with hideToolbar. Remove one of the two.`);
  return attributes.has('height') && !attributes.has('iframe')
    ? [...problems, 'height is the height of a frame. Add iframe, or remove height.']
    : problems;
}

/**
 * Checks the options of every `<Demo>`. Returns one message, with file, line, and fix, for each
 * option that doesn't exist, has a value that it can't have, or contradicts another one.
 */
export function checkOptions(pages: readonly Pick<PageSource, 'path' | 'content'>[]): string[] {
  return pages.flatMap(({ path, content }) =>
    pageTags(content, 'Demo').flatMap(({ line, attributes }) =>
      [...wrongValues(attributes), ...contradictions(attributes)].map(
        (problem) => `${path}:${line}: ${problem}`,
      ),
    ),
  );
}
