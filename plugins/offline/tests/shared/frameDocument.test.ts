import vm from 'node:vm';
import { frameDocument, KEPT_ATTRIBUTE } from '../../shared/frameDocument';

test('the document of the network allows its script by its hash, and the site’s files', () => {
  const html = frameDocument('start();', { hash: "'sha256-a'" });
  expect(html).toContain('<script>start();</script>');
  expect(html).toContain("script-src 'self' 'sha256-a' blob:;");
  expect(html).not.toContain(KEPT_ATTRIBUTE);
});

describe('the document of the worker', () => {
  const text = 'const a = "</script><script>alert(1)</script><!--", b = /<!--/;';
  const html = frameDocument(text, { nonce: 'abc' });

  it('has its script in it, which can’t end the element early', () => {
    const [, inner = ''] = /<script nonce="abc">([^]*?)<\/script>/.exec(html) ?? [];
    expect(inner).not.toContain('<!--');
    const values = vm.runInNewContext(`${inner} JSON.stringify([a, b.source]);`) as string;
    expect(JSON.parse(values)).toEqual(['</script><script>alert(1)</script><!--', '<\\!--']);
  });

  it('allows that script, and none of the site', () => {
    expect(html).toContain("script-src 'nonce-abc' blob:;");
    expect(html).toContain(`<html lang="en" ${KEPT_ATTRIBUTE}>`);
  });
});
