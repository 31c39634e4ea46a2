/** @jest-environment jsdom */
import type { ThirdParties } from '../../shared/types';

/** Reads the configuration of a document, as a page does when it starts. */
async function readFrom(html: string): Promise<ThirdParties> {
  document.body.innerHTML = html;
  jest.resetModules();
  const { readThirdParties } = await import('../../browser/readThirdParties');
  return readThirdParties();
}

const CONFIG =
  '<script type="application/json" id="third-parties">{"feedback":"https://x.example"}</script>';

afterEach(() => jest.restoreAllMocks());

test('reads the configuration of the page', async () => {
  expect(await readFrom(CONFIG)).toEqual({ feedback: 'https://x.example' });
});

test('is not misled by a heading with the same id', async () => {
  const heading = '<h2 id="third-parties">Third parties</h2>';
  expect(await readFrom(heading)).toEqual({});
  expect(await readFrom(heading + CONFIG)).toEqual({ feedback: 'https://x.example' });
});

test('a broken configuration is none, and is reported', async () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(
    await readFrom('<script type="application/json" id="third-parties">{"ads":</script>'),
  ).toEqual({});
  expect(report).toHaveBeenCalledWith(expect.any(SyntaxError));
});
