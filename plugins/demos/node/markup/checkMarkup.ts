import { fieldProblems } from './fieldNames';
import { linkProblems } from './navigationLinks';
import { popupProblems } from './popupNames';
import { readElements, withDescendants } from './readElements';

/**
 * Checks what readers copy with a demo: fields of forms have a `name`, popups a name for screen
 * readers, and items of navigation a link. Returns a message with the line for each fault.
 *
 * @param file path of the demo, which starts the messages
 */
export function checkMarkup(file: string, code: string): string[] {
  const elements = withDescendants(readElements(file, code));
  const problems = [fieldProblems, popupProblems, linkProblems].flatMap((find) =>
    elements.flatMap((element) => find(element)),
  );
  // What a file declares is read where it is used, too.
  const messages = problems.map(({ line, message }) => `${file}:${line}: ${message}`);
  return [...new Set(messages)];
}
