/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { AdProvider } from '@component-docs/kit/browser/AdProvider';
import { useAdSettings } from '../../browser/lazy/AdDisplay';
import { probePage } from '../../browser/lazy/adContent';

function Ratio() {
  return <>{useAdSettings().GADisplayRatio}</>;
}

afterEach(() => jest.restoreAllMocks());

describe('the ad settings', () => {
  it.each([
    [undefined, '0.1'],
    [{ GADisplayRatio: 0.5 }, '0.5'],
    [{ GADisplayRatio: 0 }, '0'],
    [{ GADisplayRatio: undefined }, '0.1'],
  ])('%j are merged over the defaults', (config, expected) => {
    const { container } = render(
      <AdProvider config={config}>
        <Ratio />
      </AdProvider>,
    );
    expect(container.innerHTML).toBe(expected);
  });

  it('throw an error that names the missing provider', () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => render(<Ratio />)).toThrow(/<AdProvider>/);
  });
});

describe('probePage', () => {
  const probe = (html: string) => {
    document.body.innerHTML = html;
    return probePage(document, 'https://old.example.org/house');
  };

  it.each([
    ['<p>text</p>', false, false],
    ['<div class="ea-placement"></div>', true, false],
    ['<span class="carbonads"></span>', true, false],
    ['<div id="carbonads"><a href="https://ads.example.org/7">ad</a></div>', true, false],
    ['<div id="carbonads"><a href="https://old.example.org/house?1">ad</a></div>', true, true],
    ['<a href="https://old.example.org/house">text</a>', false, false],
  ])('%s', (html, isFound, isPlaceholder) => {
    expect(probe(html)).toEqual({ isFound, isPlaceholder });
  });
});
