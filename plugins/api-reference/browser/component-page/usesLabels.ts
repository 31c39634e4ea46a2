import { translate } from '@docusaurus/Translate';

/** Returns the label of the list of demos that set a prop, in the reader's language. */
export function usesLabel(count: number): string {
  return translate(
    {
      id: 'api.uses.title',
      message: 'Demos that use it: {count}',
      description: 'Below a prop, before a list of demos',
    },
    { count },
  );
}

/** Returns the lines of a demo's code that set a prop: `(lines 8, 9)`. */
export function linesLabel(lines: readonly number[]): string {
  const list = lines.join(', ');
  return lines.length === 1
    ? translate(
        {
          id: 'api.uses.line',
          message: '(line {list})',
          description: 'After the name of a demo: the line of its code',
        },
        { list },
      )
    : translate(
        {
          id: 'api.uses.lines',
          message: '(lines {list})',
          description: 'After the name of a demo: the lines of its code',
        },
        { list },
      );
}
