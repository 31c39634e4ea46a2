import { Joi } from '@docusaurus/utils-validation';
import { lineOfKey } from '@component-docs/labels/node/locateKey';
import { failWith } from '@component-docs/kit/node/errors/failWith';
import type { IconSynonyms } from '../shared/types';

export const SYNONYMS_FILE = 'content/icons/synonyms.json';

const SUMMARY = 'Synonyms of icons are not valid';

const SCHEMA = Joi.object<IconSynonyms>()
  .pattern(Joi.string(), Joi.array().items(Joi.string().trim().min(1)).min(1).unique())
  .required();

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    failWith(SUMMARY, [`${SYNONYMS_FILE}:1: this is not JSON: ${String(error)}`]);
    return undefined;
  }
}

/** Parses the synonyms. Throws, with file and line, for unknown icons, and what isn't valid. */
export function parseSynonyms(text: string, families: ReadonlySet<string>): IconSynonyms {
  const result = SCHEMA.validate(parseJson(text), { abortEarly: false });
  const at = (key: string) => `${SYNONYMS_FILE}:${lineOfKey(text, key)}`;
  failWith(
    SUMMARY,
    (result.error?.details ?? []).map(
      ({ path: [key = ''], message }) =>
        `${at(String(key))}: ${message}. List words: "Delete": ["trash", "删除"].`,
    ),
  );
  const synonyms = result.value as IconSynonyms;
  failWith(
    SUMMARY,
    Object.keys(synonyms)
      .filter((name) => !families.has(name))
      .map(
        (name) =>
          `${at(name)}: Material Icons has no icon "${name}". Use the name without its style, such as Delete for DeleteOutlined.`,
      ),
  );
  return synonyms;
}
