import { Joi } from '@docusaurus/utils-validation';
import { isForm } from '@component-docs/api-reference/node/translation/lookup';
import type { TableDrift } from '@component-docs/api-reference/node/translation/compareTable';
import type { TranslatedText } from '@component-docs/api-reference/node/translation/importTexts';

/** A text to translate. */
interface TodoText extends TranslatedText {
  /** Number of places that show it. */
  uses: number;
  /** The first of these places. */
  at: string;
  /** For a form, with numbers in place of code: some of its texts. */
  examples?: readonly string[];
  /** For a text that has changed: the former text with its translation. */
  former?: TranslatedText;
}

const MAX_EXAMPLES = 3;

/** Returns the texts without a translation, most used first, for a translator to fill in. */
export function todoOf({ missing, behind }: TableDrift): TodoText[] {
  return missing.map(({ english, places }) => {
    const [first] = places;
    const texts = [...new Set(places.map((place) => place.english))];
    const former = behind.find(
      ({ entry: { packageName, at } }) => packageName === first?.packageName && at === first.name,
    )?.entry;
    return {
      english,
      chinese: '',
      uses: places.length,
      at: `${first?.packageName} ${first?.name}`,
      ...(isForm(english) && { examples: texts.slice(0, MAX_EXAMPLES) }),
      ...(former && { former: { english: former.english, chinese: former.chinese } }),
    };
  });
}

const TEXTS = Joi.array().items(
  Joi.object({
    english: Joi.string().required(),
    chinese: Joi.string().allow('').required(),
  }).unknown(),
);
const PAIRS = Joi.object().pattern(Joi.string(), Joi.string().allow(''));

/**
 * Parses a translator's file: the list of `todoOf`, filled in, or an object of translations by English
 * text.
 *
 * Throws, with file and fix, when it is neither.
 */
export function parseTexts(file: string, json: string): TranslatedText[] {
  try {
    const value: unknown = JSON.parse(json);
    if (Array.isArray(value)) {
      return Joi.attempt(value, TEXTS) as TranslatedText[];
    }
    const pairs = Joi.attempt(value, PAIRS) as Readonly<Record<string, string>>;
    return Object.entries(pairs).map(([english, chinese]) => ({ english, chinese }));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it.`);
  }
}
