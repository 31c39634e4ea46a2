import { compileTexts } from '../../../../../helpers/compileTexts';
import { readPages } from '../../readPages';
import { failures } from './failures';

/** What the TypeScript guide says about common errors. */
const messages = compileTexts(
  Object.fromEntries(failures.map(([, code], index) => [`failure${index}.tsx`, code])),
);

it.each(failures)('%s', (message, code) => {
  const index = failures.findIndex(([, each]) => each === code);
  expect(messages[`failure${index}.tsx`]?.join('\n')).toContain(message);
  for (const page of readPages('guides/typescript')) {
    expect(page).toContain(`\`${message.replaceAll('|', '\\|')}\``);
  }
});
