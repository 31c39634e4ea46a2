import path from 'node:path';
import type { DemoFile } from '../../node/collectDemos';
import { DemoFault, withoutFaults } from '../../node/demoFault';
import { describeDemo } from '../../node/describeDemo';
import { temporaryFolder } from '../../../../tests/helpers/temporaryFolder';

const demo = (folder: string, name: string): DemoFile => ({
  id: `ui/page/${name}`,
  name,
  page: 'ui/page',
  file: path.join(folder, `${name}.tsx`),
});

test('faults in several demos are listed once, by site paths, without stacks', async () => {
  const folder = await temporaryFolder({
    'One.tsx': "import { a } from './data';\n",
    'Two.tsx': "import { b } from './data';\n",
    'Three.tsx': "import '../styles';\n",
    'data.ts': "import { rows } from './One';\n",
  });
  const work = ['One', 'Two', 'Three'].map((name) => describeDemo(demo(folder, name)));
  const error: unknown = await withoutFaults(folder, work).catch((reason: unknown) => reason);
  const { message = '', stack } = error as Error;
  expect(message.split('\n')).toEqual([
    'Demos cannot be read:',
    expect.stringMatching(/^ {2}- data\.ts:1: "\.\/One" is a demo/),
    expect.stringMatching(/^ {2}- Three\.tsx:1: "\.\.\/styles" can't be imported/),
  ]);
  expect(stack).toBe(message);
  expect(message).not.toContain(folder);
});

test('an error in the code of the site is thrown as it is', async () => {
  const crash = new TypeError('crash');
  await expect(
    withoutFaults('/site', [Promise.reject(new DemoFault('fault')), Promise.reject(crash)]),
  ).rejects.toBe(crash);
});
