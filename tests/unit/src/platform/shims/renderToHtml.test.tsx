import { renderToHtml } from '../../../../../src/platform/shims/renderToHtml.server';

test('prints characters of several bytes at every place', async () => {
  const titles = Array.from({ length: 2000 }, (_, index) => `${'a'.repeat(index % 7)}回到页面顶部`);
  const html = await renderToHtml(
    <div>
      {titles.map((title, index) => (
        <i key={index} title={title} />
      ))}
    </div>,
  );
  expect(html).toBe(`<div>${titles.map((title) => `<i title="${title}"></i>`).join('')}</div>`);
});

test('rejects when a component fails', async () => {
  const Failing = () => {
    throw new Error('broken');
  };
  await expect(renderToHtml(<Failing />)).rejects.toThrow('broken');
});
