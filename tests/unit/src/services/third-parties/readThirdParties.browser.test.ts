/** @jest-environment jsdom */
import type { ThirdParties } from '../../../../../src/services/third-parties/types';

/** Reads the configuration of a document, as a page does when it starts. */
function readFrom(html: string): ThirdParties {
  document.body.innerHTML = html;
  let read: ThirdParties = {};
  jest.isolateModules(() => {
    const module = jest.requireActual<
      typeof import('../../../../../src/services/third-parties/readThirdParties')
    >('../../../../../src/services/third-parties/readThirdParties');
    read = module.readThirdParties();
  });
  return read;
}

const CONFIG =
  '<script type="application/json" id="third-parties">{"feedback":"https://x.example"}</script>';

afterEach(() => jest.restoreAllMocks());

test('reads the configuration of the page', () => {
  expect(readFrom(CONFIG)).toEqual({ feedback: 'https://x.example' });
});

test('is not misled by a heading with the same id', () => {
  const heading = '<h2 id="third-parties">Third parties</h2>';
  expect(readFrom(heading)).toEqual({});
  expect(readFrom(heading + CONFIG)).toEqual({ feedback: 'https://x.example' });
});

test('a broken configuration is none, and is reported', () => {
  const report = jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(readFrom('<script type="application/json" id="third-parties">{"ads":</script>')).toEqual(
    {},
  );
  expect(report).toHaveBeenCalledWith(expect.any(SyntaxError));
});
