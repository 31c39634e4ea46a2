import vm from 'node:vm';
import { frameDocument, KEPT_ATTRIBUTE } from '../../../../../src/offline/shared/frameDocument';

test('the document of the network loads its script from the site', () => {
  const html = frameDocument({ src: 'assets/sandbox/frame.0a1b2c3d.js' });
  expect(html).toContain('<script src="assets/sandbox/frame.0a1b2c3d.js"></script>');
  expect(html).toContain("script-src 'self' blob:;");
  expect(html).not.toContain(KEPT_ATTRIBUTE);
});

describe('the document of the worker', () => {
  const text = 'const a = "</script><script>alert(1)</script><!--", b = /<!--/;';
  const html = frameDocument({ text, nonce: 'abc' });

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
