import { mayRegister, readSettings, writeSettings } from '../../../shared/settings';

describe('readSettings', () => {
  it('returns null if nothing is set', () => {
    expect(readSettings({})).toBeNull();
    expect(readSettings({ DOCS_HOST: '', SERVICE_WORKER_ON_LOOPBACK: '0' })).toBeNull();
  });

  it('accepts a host or loopback', () => {
    expect(readSettings({ DOCS_HOST: 'docs.example.org' })).toEqual({
      docsHost: 'docs.example.org',
      onLoopback: false,
    });
    expect(readSettings({ SERVICE_WORKER_ON_LOOPBACK: '1' })).toEqual({
      docsHost: '',
      onLoopback: true,
    });
  });

  it('takes the host of the site’s origin, unless another one is set', () => {
    const SITE_URL = 'https://docs.example.org:8443';
    expect(readSettings({ SITE_URL })?.docsHost).toBe('docs.example.org');
    expect(readSettings({ SITE_URL, DOCS_HOST: 'next.example.org' })?.docsHost).toBe(
      'next.example.org',
    );
    expect(readSettings({ SITE_URL, DOCS_HOST: '' })).toBeNull();
    expect(readSettings({ SITE_URL: 'no origin' })).toBeNull();
  });

  it.each(['https://docs.example.org', 'docs.example.org:443', 'a b', '.org', 'x"><script>'])(
    'throws for the host %s and names the variable',
    (docsHost) => {
      expect(() => readSettings({ DOCS_HOST: docsHost })).toThrow(
        `DOCS_HOST is "${docsHost}". Set it to a host name only, such as docs.example.org.`,
      );
    },
  );

  it('throws for loopback values other than 1 and 0', () => {
    expect(() => readSettings({ SERVICE_WORKER_ON_LOOPBACK: 'yes' })).toThrow(
      'SERVICE_WORKER_ON_LOOPBACK is "yes". Set it to 1 or 0.',
    );
  });
});

describe('mayRegister', () => {
  const onHost = writeSettings({ docsHost: 'docs.example.org', onLoopback: false });
  const onBoth = writeSettings({ docsHost: 'docs.example.org', onLoopback: true });
  const onLoopback = writeSettings({ docsHost: '', onLoopback: true });

  it.each([
    [onHost, 'docs.example.org', true],
    [onHost, 'next.docs.example.org', true],
    [onHost, 'not-docs.example.org', false],
    [onHost, 'docs.example.org.evil.com', false],
    [onHost, 'localhost', false],
    [onLoopback, 'my-localhost', false],
    [onBoth, 'localhost', true],
    [onLoopback, '127.0.0.1', true],
    [onLoopback, '[::1]', true],
    [onLoopback, 'docs.example.org', false],
    ['', 'localhost', false],
    ['', '', false],
  ])('with "%s" on %s: %s', (content, hostname, expected) => {
    expect(mayRegister(content, hostname)).toBe(expected);
  });
});
