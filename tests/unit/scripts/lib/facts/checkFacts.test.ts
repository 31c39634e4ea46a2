import { UNKNOWN_SITE_URL } from '@component-docs/kit/node/siteUrl';
import { checkFacts } from '../../../../../scripts/lib/facts/checkFacts';
import type { PageFacts } from '../../../../../scripts/lib/facts/readFacts';
import { parseAddress } from '../../../../../scripts/lib/sitePages';

const ORIGIN = 'https://docs.example.org';
const PATH = '/zh/material-ui/react-button';

const GOOD: PageFacts = {
  lang: 'zh-CN',
  titles: ['按钮 | Material UI'],
  descriptions: ['Material UI 的按钮。'],
  productIds: ['material-ui'],
  canonicals: [ORIGIN + PATH],
  alternates: [
    { language: 'en', url: `${ORIGIN}/material-ui/react-button` },
    { language: 'zh-CN', url: ORIGIN + PATH },
    { language: 'x-default', url: `${ORIGIN}/material-ui/react-button` },
  ],
  ids: ['basic-button', 'sizes'],
  links: ['/zh', '/zh/x/react-data-grid', '#sizes', 'https://mui.com/', '//mui.com/'],
  previews: {
    'og:image': [`${ORIGIN}/zh/assets/cards/1a2b3c.png`],
    'og:image:width': ['1200'],
    'og:image:height': ['630'],
    'og:image:alt': ['按钮 – Material UI'],
    'twitter:card': ['summary_large_image'],
  },
  headings: [
    { level: 1, text: '按钮' },
    { level: 2, text: '大小' },
    { level: 3, text: '小' },
    { level: 2, text: '颜色' },
  ],
};

const check = (facts: Partial<PageFacts>, path = PATH) =>
  checkFacts(parseAddress(path), { ...GOOD, ...facts }, ORIGIN);

test('a correct page has no problem', () => {
  expect(check({})).toEqual([]);
});

test('a site without an origin has relative canonical links and cards, and no alternates', () => {
  const page = parseAddress(PATH);
  const previews = { ...GOOD.previews, 'og:image': ['/zh/assets/cards/1a2b3c.png'] };
  const facts = { ...GOOD, canonicals: [PATH], alternates: [], previews };
  expect(checkFacts(page, facts, UNKNOWN_SITE_URL)).toEqual([]);
  expect(checkFacts(page, GOOD, UNKNOWN_SITE_URL)).toHaveLength(5);
});

test('the home page may end with a slash', () => {
  const url = `${ORIGIN}/`;
  const alternates = [
    { language: 'en', url },
    { language: 'zh-CN', url: `${ORIGIN}/zh/` },
    { language: 'x-default', url },
  ];
  const facts = { titles: ['React | MUI Docs'], productIds: ['null'], alternates };
  const previews = { ...GOOD.previews, 'og:image': [`${ORIGIN}/assets/cards/1a2b3c.png`] };
  expect(check({ ...facts, previews, lang: 'en', canonicals: [url] }, '/')).toEqual([]);
  expect(check({ ...facts, canonicals: [`${ORIGIN}/zh/`] }, '/zh')).toEqual([]);
});

test('accepts links to files that all languages share', () => {
  expect(
    check({ links: ['/licenses.txt', '/assets/templates/blog-template.1a2b3c4d.zip'] }),
  ).toEqual([]);
});

test.each<[string, Partial<PageFacts>, string]>([
  ['another language', { lang: 'en' }, 'has the lang "en", not "zh-CN".'],
  [
    'a missing counterpart',
    { alternates: GOOD.alternates.slice(1) },
    `has the alternate undefined for en, not ${ORIGIN}/material-ui/react-button.`,
  ],
  [
    'a counterpart in an unknown language',
    { alternates: [...GOOD.alternates, { language: 'pt', url: `${ORIGIN}/pt` }] },
    `has the alternate ${ORIGIN}/pt for pt, not undefined.`,
  ],
  ['another address', { canonicals: [`${ORIGIN}/zh`] }, `has the canonical links ["${ORIGIN}/zh"]`],
  [
    'a link to a page in another language',
    { links: ['/x/react-data-grid', '/x/react-data-grid'] },
    'leads to /x/react-data-grid, in another language. Link to /zh/x/react-data-grid.',
  ],
  [
    'no social card',
    { previews: { ...GOOD.previews, 'og:image': [] } },
    'has the pictures [] in "og:image", not one social card of its language.',
  ],
  [
    'the social card of another language',
    { previews: { ...GOOD.previews, 'og:image': [`${ORIGIN}/assets/cards/1a2b3c.png`] } },
    'has the pictures ["https://docs.example.org/assets/cards/1a2b3c.png"]',
  ],
  [
    'a social card of another size',
    { previews: { ...GOOD.previews, 'og:image:width': ['640'] } },
    'has ["640"] in "og:image:width".',
  ],
  [
    'a social card without text',
    { previews: { ...GOOD.previews, 'og:image:alt': [' '] } },
    'has [" "] in "og:image:alt".',
  ],
  ['another product', { productIds: ['joy-ui'] }, 'has the products ["joy-ui"]'],
  ['two titles', { titles: [...GOOD.titles, 'b'] }, 'has the titles ["按钮 | Material UI","b"].'],
  ['an empty title', { titles: [' | Material UI'] }, 'has an empty title. Add "title"'],
  [
    'a long title',
    { titles: [`${'钮'.repeat(71)} | Material UI`] },
    'has a title of 71 characters. Shorten it to 70',
  ],
  ['no description', { descriptions: [] }, 'has the descriptions [].'],
  [
    'a long description',
    { descriptions: ['😀'.repeat(161)] },
    'has a description of 161 characters. Shorten it to 160',
  ],
  ['a repeated id', { ids: ['a', 'b', 'a', 'a'] }, 'has the id "a" more than once.'],
  ['no h1', { headings: GOOD.headings.slice(1) }, 'has 0 h1, not one'],
  [
    'a skipped level',
    { headings: [GOOD.headings[0]!, { level: 3, text: '小' }] },
    'skips a level from h1 "按钮" to h3 "小". Use h2.',
  ],
  [
    'an empty heading',
    { headings: [...GOOD.headings, { level: 3, text: '' }] },
    'has an empty h3.',
  ],
])('%s is one problem of the page', (_name, facts, problem) => {
  const problems = check(facts);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(`${PATH}: ${problem}`);
});

test('titles and descriptions of the greatest length pass', () => {
  const facts = { titles: [`${'😀'.repeat(70)} | Material UI`], descriptions: ['钮'.repeat(160)] };
  expect(check(facts)).toEqual([]);
});

test('the page for missing pages needs no description', () => {
  const address = '/zh/404.html';
  const alternates = [
    { language: 'en', url: `${ORIGIN}/404.html` },
    { language: 'zh-CN', url: ORIGIN + address },
    { language: 'x-default', url: `${ORIGIN}/404.html` },
  ];
  const titles = ['没有此页面 | MUI Docs'];
  const facts = {
    titles,
    productIds: ['null'],
    descriptions: [],
    canonicals: [ORIGIN + address],
    alternates,
  };
  expect(check(facts, address)).toEqual([]);
});

test('a page at the root has the product of its folder', () => {
  const english = `${ORIGIN}/versions`;
  const chinese = `${ORIGIN}/zh/versions`;
  const alternates = [
    { language: 'en', url: english },
    { language: 'zh-CN', url: chinese },
    { language: 'x-default', url: english },
  ];
  const facts = { titles: ['版本 | MUI Docs'], canonicals: [chinese], alternates };
  expect(check({ ...facts, productIds: ['docs'] }, '/zh/versions')).toEqual([]);
  expect(check({ ...facts, productIds: ['null'] }, '/zh/versions')).toHaveLength(1);
});
