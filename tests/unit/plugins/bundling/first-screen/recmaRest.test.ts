import { evaluate } from '@mdx-js/mdx';
import type { ReactNode } from 'react';
import * as runtime from 'react/jsx-runtime';
import * as developmentRuntime from 'react/jsx-dev-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { recmaRest } from '../../../../../plugins/bundling/first-screen/recmaRest';

const PAGE = `# Button

<Rest>

## Sizes

{props.note()}

</Rest>
`;

interface Shown {
  html: string;
  notes: number;
}

/** What a page prints with a \`Rest\` that shows its children or not, and how often \`note\` ran. */
async function print(isShown: boolean, isDevelopment: boolean): Promise<Shown> {
  const { default: Content } = await evaluate(PAGE, {
    ...(isDevelopment ? { ...developmentRuntime, development: true } : runtime),
    recmaPlugins: [recmaRest],
    baseUrl: 'file:///page.mdx',
  });
  const note = jest.fn(() => 'as wide as its text');
  const Rest = ({ children }: { children: () => ReactNode }) => (isShown ? children() : null);
  const html = renderToStaticMarkup(Content({ note, components: { Rest } }));
  return { html: html.replaceAll('\n', ''), notes: note.mock.calls.length };
}

describe.each([
  ['the built site', false],
  ['the development server', true],
])('in %s', (_, isDevelopment) => {
  test('what is in <Rest> is printed when it asks for it', async () => {
    expect(await print(true, isDevelopment)).toEqual({
      html: '<h1>Button</h1><h2>Sizes</h2>as wide as its text',
      notes: 1,
    });
  });

  test('what is in <Rest> does not run before', async () => {
    expect(await print(false, isDevelopment)).toEqual({ html: '<h1>Button</h1>', notes: 0 });
  });

  test('nothing warns of children without keys', async () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await print(true, isDevelopment);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});
