import type { Joi } from '@docusaurus/utils-validation';
import { failWith } from '@component-docs/kit/node/errors/failWith';

/**
 * Parses a file of writers. Throws, with the file and what a function says of each problem, when it isn't valid.
 *
 * @param summary what is wrong then
 * @param describe returns the line and the message of a problem, with a fix
 */
export function parseFile<Content>(
  file: string,
  text: string,
  schema: Joi.Schema<Content>,
  summary: string,
  describe: (problem: Joi.ValidationErrorItem) => string,
): Content {
  let content: unknown;
  try {
    content = JSON.parse(text);
  } catch (error) {
    failWith(summary, [`${file}:1: this is not JSON: ${String(error)}`]);
  }
  const result = schema.required().validate(content, { abortEarly: false });
  failWith(
    summary,
    (result.error?.details ?? []).map((problem) => file + describe(problem)),
  );
  return result.value as Content;
}
