import { callModule } from '../callModule';

const why = (version: string) => callModule('checkNode.mjs', 'whyNodeIsTooOld', version);

test.each(['20.20.0', '20.20.2', 'v20.21.0', '22.1.0'])('accepts Node %s', async (version) => {
  expect(await why(version)).toBeNull();
});

test.each(['20.19.9', 'v18.20.4', '8.0.0'])('rejects Node %s as too old', async (version) => {
  expect(await why(version)).toContain(`needs Node 20.20 or newer, but this is Node ${version}`);
});
