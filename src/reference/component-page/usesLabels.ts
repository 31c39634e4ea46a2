import { translate } from '@docusaurus/Translate';

/** Returns the labels around the list of demos that set a prop, in the reader's language. */
export function usesLabels(hidden: number) {
  return {
    title: translate({
      id: 'api.uses.title',
      message: 'Demos that use it:',
      description: 'Below a prop, before a list of demos',
    }),
    more: translate(
      {
        id: 'api.uses.more',
        message: '+ {count} more',
        description: 'Unfolds the other demos that use a prop',
      },
      { count: hidden },
    ),
  };
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
