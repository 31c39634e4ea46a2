/** @jest-environment jsdom */
import fc from 'fast-check';
import { clickEventOf } from '../../../../src/analytics/clickEvent';

function click(html: string, selector: string, draw = 0.5) {
  document.body.innerHTML = html;
  return clickEventOf(document.querySelector(selector), draw);
}

describe('clickEventOf', () => {
  it('returns the event of the closest ancestor of the clicked element', () => {
    const html = `
      <div data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="slot">
        <a data-ga-event-category="ad" data-ga-event-action="click" data-ga-event-label="link">
          <b><i>text</i></b>
        </a>
        <p>beside</p>
      </div>`;
    expect(click(html, 'i')).toEqual({ category: 'ad', eventAction: 'click', eventLabel: 'link' });
    expect(click(html, 'p')?.eventLabel).toBe('slot');
  });

  it('returns null without a category, for the document, and for null', () => {
    expect(click('<p data-ga-event-action="click">text</p>', 'p')).toBeNull();
    expect(clickEventOf(document, 0)).toBeNull();
    expect(clickEventOf(null, 0)).toBeNull();
  });

  it('returns null for a missing action and label', () => {
    expect(click('<p data-ga-event-category="docs">text</p>', 'p')).toEqual({
      category: 'docs',
      eventAction: null,
      eventLabel: null,
    });
  });

  it.each([
    ['0.1', 0.1, true],
    ['0.1', 0.100_001, false],
    ['0.1', 0, true],
    ['1', 0.999_999, true],
    ['0', 0.999_999, true],
    ['', 0.999_999, true],
    ['often', 0.999_999, true],
  ])('split "%s" with a draw of %d: sent %s', (split, draw, isSent) => {
    const html = `<p data-ga-event-category="docs" data-ga-event-split="${split}">text</p>`;
    expect(click(html, 'p', draw) !== null).toBe(isSent);
  });

  it('stops at the first category, even if its split drops the event', () => {
    const html = `
      <div data-ga-event-category="docs">
        <p data-ga-event-category="ad" data-ga-event-split="0.1">text</p>
      </div>`;
    expect(click(html, 'p', 0.9)).toBeNull();
  });

  it('keeps the share of clicks given by the split', () => {
    const html = '<p data-ga-event-category="docs" data-ga-event-split="0.1">text</p>';
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (draw) => {
        expect(click(html, 'p', draw) !== null).toBe(draw <= 0.1);
      }),
    );
  });
});
