import { readFacts, emptyIslands } from '../../../../../scripts/lib/facts/readFacts';

// In the form that the build writes: attributes without quotes, end tags left out.
const HTML = `<!doctype html><html lang=zh-CN><head>
<title data-rh=true>React &amp; Button | MUI Docs</title>
<meta data-rh=true name=description content="按钮"/>
<meta data-rh=true name=mui:productId content=material-ui />
<meta data-rh=true name=twitter:card content=summary_large_image />
<meta data-rh=true property=og:image content=http://localhost:3000/zh/assets/cards/1a.png>
<meta data-rh=true property=og:image:alt content="按钮 – &quot;MUI&quot;">
<link rel=canonical href=http://localhost:3000/zh/a />
<link rel=alternate href=http://localhost:3000/a hreflang=en />
<link rel=alternate type=application/rss+xml href=/feed.xml>
</head><body><svg><title>Logo</title></svg><a href=/a hreflang=en>English</a>
<main><h1 id=a>Button <code>a</code></h1><ul><li id=x>1<li id=x>2</ul>
<h2>Sizes</h2><a href=#sizes></a></main></body></html>`;

test('reads what a page says about itself', () => {
  expect(readFacts(HTML)).toEqual({
    lang: 'zh-CN',
    titles: ['React & Button | MUI Docs'],
    descriptions: ['按钮'],
    productIds: ['material-ui'],
    canonicals: ['http://localhost:3000/zh/a'],
    alternates: [{ language: 'en', url: 'http://localhost:3000/a' }],
    ids: ['a', 'x', 'x'],
    links: ['#sizes'],
    previews: {
      'twitter:card': ['summary_large_image'],
      'og:image': ['http://localhost:3000/zh/assets/cards/1a.png'],
      'og:image:alt': ['按钮 – "MUI"'],
    },
    headings: [
      { level: 1, text: 'Button a' },
      { level: 2, text: 'Sizes' },
    ],
  });
});

test('a page without any of it has empty facts', () => {
  expect(readFacts('<p>text')).toMatchObject({
    lang: undefined,
    titles: [],
    headings: [],
    ids: [],
  });
});

test('ignores markup inside scripts', () => {
  const { headings, ids } = readFacts('<script>"<h1 id=a>b</h1>"</script><h1>c</h1>');
  expect({ headings, ids }).toEqual({ headings: [{ level: 1, text: 'c' }], ids: [] });
});

// As the build writes them: the toolbar's island around the demo's.
const demo = (id: string, content: string) =>
  `<div data-island=demo-${id} data-island-module=demo><div data-island=${id} data-island-state=pending>${content}</div><button>Expand code</button></div>`;

test('a demo with an element or a text is not empty', () => {
  expect(emptyIslands(demo('A', '<button></button>') + demo('B', 'text'))).toEqual([]);
});

test('a demo without content is empty, whatever is around it', () => {
  expect(emptyIslands(`<p>a</p>${demo('A', '')}${demo('B', '<b>b</b>')}<p>b</p>`)).toEqual(['A']);
});

test('doesn’t count styles and spaces as content', () => {
  expect(emptyIslands(demo('A', '<style>a{}</style> '))).toEqual(['A']);
});

test('an empty part of a demo does not make it empty', () => {
  expect(emptyIslands(demo('A', '<div><span></span></div>'))).toEqual([]);
});
