import { LANGUAGES } from '@component-docs/labels/shared/languages';
import { SPONSOR_SLOTS } from '../../../../src/sponsors/sponsors';
import type { SponsorSlots } from '../../../../src/sponsors/sponsors';

/** Maximum length of a banner's text, in characters. */
const MAX_BANNER_TEXT = 100;

/** Returns one line for each problem with the slots, including the fix. */
function sponsorProblems({ banner, sponsors }: SponsorSlots, languages: readonly string[]) {
  const texts = banner
    ? languages.map((language) => [language, banner.text[language]] as const)
    : [];
  return [
    ...texts
      .filter(([, text]) => !text)
      .map(([language]) => `The banner has no text for "${language}". Add one.`),
    ...texts
      .filter(([, text]) => [...(text ?? '')].length > MAX_BANNER_TEXT)
      .map(([language]) => `The banner's text for "${language}" is too long. Shorten it to 100.`),
    ...sponsors
      .filter(({ href }) => !URL.canParse(href))
      .map(({ name }) => `The link of sponsor "${name}" isn't a URL. Write it with https://.`),
  ];
}

const slots: SponsorSlots = {
  banner: { href: 'https://example.org', text: { en: 'Help', zh: '帮助' } },
  sponsors: [{ name: 'Weaver', href: 'https://weaver.example', light: '/l.svg', dark: '/d.svg' }],
  becomeHref: '/sponsors',
};

describe('sponsorProblems', () => {
  it('returns nothing for valid data', () => {
    expect(sponsorProblems(SPONSOR_SLOTS, LANGUAGES)).toEqual([]);
    expect(sponsorProblems(slots, LANGUAGES)).toEqual([]);
  });

  it('requires a text of at most 100 characters for each language, and URLs', () => {
    const text = { en: 'a'.repeat(101), zh: '' };
    const banner = { href: 'https://example.org', text };
    const sponsors = [{ name: 'Weaver', href: 'weaver', light: '/l.svg', dark: '/d.svg' }];
    expect(sponsorProblems({ ...slots, banner, sponsors }, LANGUAGES)).toEqual([
      'The banner has no text for "zh". Add one.',
      'The banner\'s text for "en" is too long. Shorten it to 100.',
      'The link of sponsor "Weaver" isn\'t a URL. Write it with https://.',
    ]);
  });
});
