import { readFileSync } from 'node:fs';
import { callModule } from '../callModule';

const why = (version: string) => callModule('checkNode.mjs', 'whyNodeIsUnsupported', version);

test.each(['20.20.0', '20.20.2', 'v20.21.0', '22.13.0', '24.0.0', '24.11.1'])(
  'accepts Node %s',
  async (version) => {
    expect(await why(version)).toBeNull();
  },
);

test.each(['20.19.9', 'v18.20.4', '8.0.0', '21.7.0', '22.12.0', '23.1.0'])(
  'rejects Node %s, with the fix',
  async (version) => {
    expect(await why(version)).toContain(
      `needs one of the Node versions 20.20, 22.13, 24.0, or a later one of the same line, but this is Node ${version}. Install one`,
    );
  },
);

test('npm is told the same', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as {
    engines: { node: string };
  };
  expect(engines.node).toBe('^20.20.0 || ^22.13.0 || ^24.0.0');
});
