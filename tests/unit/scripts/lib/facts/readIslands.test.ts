import { emptyIslands } from '../../../../../scripts/lib/facts/readIslands';

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
