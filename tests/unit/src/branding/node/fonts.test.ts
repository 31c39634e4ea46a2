import path from 'node:path';
import { FONT_MEDIA, fontFaces, fontStylesheet } from '../../../../../src/branding/node/index';
import { HEADING_FONTS, SHARED_TOKENS } from '../../../../../src/branding/tokens';

const faces = fontFaces(path.resolve(__dirname, '../../../../..'));
const styles = fontStylesheet(faces, '/zh/');

function rulesOf(family: string): string[] {
  return (styles.match(/@font-face\{[^}]*\}/g) ?? []).filter((rule) =>
    rule.includes(`font-family:"${family}"`),
  );
}

describe('fontStylesheet', () => {
  it.each([
    ['IBM Plex Sans', 2],
    ['IBM Plex Mono', 1],
  ])('keeps the font of a text for the visit: %s', (family, count) => {
    const rules = rulesOf(family);
    expect(rules).toHaveLength(count);
    rules.forEach((rule) => expect(rule).toContain('font-display:optional'));
  });

  it('shows the font of headings when it arrives, from the same file as bold text', () => {
    const [rule, ...others] = rulesOf(HEADING_FONTS[0]);
    const file = /ibm-plex-sans-600\.[\d.]+\.woff2/.exec(styles)?.[0];
    expect(others).toEqual([]);
    expect(rule).toContain('font-display:swap');
    expect(rule).toContain(`src:url("/zh/assets/fonts/${file}")`);
  });

  it.each(HEADING_FONTS.slice(1))('gives %s the metrics of the font of headings', (family) => {
    const [rule = ''] = rulesOf(family);
    const [scale, ascent, descent] = ['size-adjust', 'ascent-override', 'descent-override'].map(
      (name) => Number(new RegExp(`${name}:([\\d.]+)%`).exec(rule)?.[1]) / 100,
    ) as [number, number, number];
    expect(scale * ascent).toBeCloseTo(1.025, 2);
    expect(scale * descent).toBeCloseTo(0.275, 2);
    expect(rule).toContain('src:local(');
  });

  it('loads nothing on phones', () => {
    expect(styles).toMatch(/^@media [^{]+\{(@font-face\{[^}]*\})+\}$/);
    expect(styles.startsWith(`@media ${FONT_MEDIA}{`)).toBe(true);
  });
});

test('headings use the fonts that are declared, in their order', () => {
  const declared = HEADING_FONTS.filter((family) => rulesOf(family).length === 1);
  expect(SHARED_TOKENS['font-heading']).toMatch(
    new RegExp(`^"${declared.join('", "')}", system-ui`),
  );
});
