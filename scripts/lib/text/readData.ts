import { Joi } from '@docusaurus/utils-validation';
import type { ReadText } from '../../../plugins/kit/node/readText';
import type { DiscouragedPhrase } from './discouragedWords';
import type { Term } from './glossary';

export const GLOSSARY = 'content/language/glossary.json';
export const DISCOURAGED = 'content/language/discouraged.json';

const text = Joi.string().required();
const texts = Joi.array().items(Joi.string());
const TERMS = Joi.array().items({
  english: text,
  chinese: text,
  discouraged: texts,
  except: texts,
});
// A phrase may begin with a space.
const PHRASES = Joi.array().items({
  phrase: text,
  better: text,
  except: texts,
  pagesOnly: Joi.boolean(),
});

async function readData<T>(read: ReadText, file: string, schema: Joi.Schema): Promise<T> {
  const json = await read(file);
  if (json === undefined) {
    throw new Error(`${file}: there is no such file. Restore it.`);
  }
  try {
    return Joi.attempt(JSON.parse(json), schema, { abortEarly: false, convert: false }) as T;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file}: ${reason}. Correct it.`);
  }
}

/** Reads the glossary. Throws, with the file, when it is missing or invalid. */
export function readGlossary(read: ReadText): Promise<readonly Term[]> {
  return readData(read, GLOSSARY, TERMS);
}

/** Reads the discouraged phrases. Throws, with the file, when they are missing or invalid. */
export function readDiscouraged(read: ReadText): Promise<readonly DiscouragedPhrase[]> {
  return readData(read, DISCOURAGED, PHRASES);
}
