import { LANGUAGES } from '../../../../../src/site/navigation/pathnameToLanguage';
import { sponsorProblems, SPONSOR_SLOTS } from '../../../../../src/services/sponsors/sponsors';
import type { SponsorSlots } from '../../../../../src/services/sponsors/sponsors';

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
