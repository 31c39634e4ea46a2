import { callModule } from '../callModule';

const readPort = (args: string[], variable?: string) =>
  callModule('portOption.mjs', 'readPort', args, variable ?? '');

test('returns 3000 by default', async () => {
  expect(await readPort([])).toBe(3000);
});

test('prefers the argument to the PORT variable', async () => {
  expect(await readPort([], '4001')).toBe(4001);
  expect(await readPort(['--port', '4002'], '4001')).toBe(4002);
  expect(await readPort(['--port=4003'], '4001')).toBe(4003);
  expect(await readPort(['-p', '0'])).toBe(0);
});

test.each([['--port', 'abc'], ['--port=70000'], ['--port'], ['--port=1.5']])(
  'refuses %s %s',
  async (...args) => {
    await expect(readPort(args.filter(Boolean))).rejects.toThrow('is not a port');
  },
);

test('rejects unknown arguments', async () => {
  await expect(readPort(['--prot', '1'])).rejects.toThrow('Unknown argument "--prot"');
});
