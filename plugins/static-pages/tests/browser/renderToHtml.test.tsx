import { renderToHtml } from '../../browser/shims/renderToHtml.server';

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

test('keeps translators from code, and leaves scripts as they are', async () => {
  const script = 'const code = "<code>";';
  const html = await renderToHtml(
    <div>
      <p>
        Set <code>size</code>, press <kbd className="key">Enter</kbd>, not <b>codes</b>
      </p>
      <pre tabIndex={0}>
        <code>{'<code>'}</code>
      </pre>
      <code translate="no">done</code>
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </div>,
  );
  expect(html).toContain('Set <code translate="no">size</code>');
  expect(html).toContain('<kbd translate="no" class="key">Enter</kbd>, not <b>codes</b>');
  expect(html).toContain('<pre translate="no" tabindex="0"><code>&lt;code&gt;</code></pre>');
  expect(html).toContain('<code translate="no">done</code>');
  expect(html).toContain(`<script>${script}</script>`);
});
