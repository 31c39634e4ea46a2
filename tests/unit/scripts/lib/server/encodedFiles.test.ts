import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedFiles } from '../../../../../scripts/lib/server/encodedFiles';

const FILE = path.resolve('CONTRIBUTING.md');

test.each([
  ['br', brotliDecompressSync],
  ['gzip', gunzipSync],
] as const)(
  '%s: fast compression has the same text in more bytes',
  async (encoding, decompress) => {
    const smallest = await new EncodedFiles().read(FILE, encoding);
    const fastest = await new EncodedFiles('fastest').read(FILE, encoding);
    const [small, fast] = [smallest?.body ?? Buffer.of(), fastest?.body ?? Buffer.of()];
    expect(decompress(fast)).toEqual(decompress(small));
    expect(fast.length).toBeGreaterThan(small.length);
  },
);
