import { translate } from '@docusaurus/Translate';
import type { CodeProblem } from '@component-docs/sandbox/shared/types';

function message(problem: CodeProblem): string {
  switch (problem.kind) {
    case 'syntax':
    case 'thrown':
      return problem.message;
    case 'unknown-module':
      return translate(
        {
          id: 'demo.edit.unknownModule',
          message: '"{name}" can’t be imported here. Demos can import the packages of this site.',
        },
        { name: problem.name },
      );
    case 'unknown-export':
      return translate(
        { id: 'demo.edit.unknownExport', message: '"{from}" has no export "{name}".' },
        { name: problem.name, from: problem.from },
      );
    case 'not-loaded':
      return translate(
        {
          id: 'demo.edit.notLoaded',
          message: '"{name}" couldn’t be loaded. Check your connection, then edit the code again.',
        },
        { name: problem.name },
      );
    case 'no-component':
      return translate({
        id: 'demo.edit.noComponent',
        message: 'The code must export a component as its default.',
      });
    case 'endless':
      return translate({
        id: 'demo.edit.endless',
        message: 'The demo was stopped, because a part of it doesn’t end.',
      });
    case 'flood':
      return translate({
        id: 'demo.edit.flood',
        message: 'The demo was stopped, because it sent too many messages to this page.',
      });
  }
}

/** Returns the problem of edited code, with its line if known, in the reader's language. */
export function problemText(problem: CodeProblem): string {
  const text = message(problem);
  return 'line' in problem && problem.line !== undefined
    ? translate(
        { id: 'demo.edit.line', message: 'Line {line}: {text}' },
        { line: String(problem.line), text },
      )
    : text;
}
