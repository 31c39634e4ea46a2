import type { Joi } from '@docusaurus/utils-validation';
import { failWith } from '@component-docs/kit/node/errors/failWith';

/**
 * Parses a file of writers. Throws when it isn't valid, with the file and the description of each problem.
 *
 * @param summary the first line of the error
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
