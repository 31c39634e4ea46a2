import { labelOf } from './apiLabels';
import type { PageContext } from './apiLabels';
import { codeCell } from './htmlToMarkdown';

/** Which members are marked: the required ones of an input, or the optional ones of a return value. */
const MARKS = { required: 'api.props.required', optional: 'api.hook.optional' } as const;

/** Returns the cell with the name of a prop or member, with the mark that it has on the page, in words. */
export function nameCell(
  { name, required }: { name: string; required: boolean },
  mark: keyof typeof MARKS,
  context: PageContext,
): string {
  const isMarked = required === (mark === 'required');
  return isMarked ? `${codeCell(name)} _${labelOf(MARKS[mark], context)}_` : codeCell(name);
}
