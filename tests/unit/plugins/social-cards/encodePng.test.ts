import zlib from 'node:zlib';
// cspell:ignore IHDR IDAT IEND
import { encodePng } from '../../../../plugins/social-cards/encodePng';
import { pngSize } from '../../../../plugins/social-cards/pictures';

const RED = [255, 0, 0, 255];
const BLUE = [0, 0, 255, 255];

/** Splits a PNG file into its chunks, and checks their sums. */
function chunksOf(png: Buffer): { type: string; data: Buffer }[] {
  const chunks: { type: string; data: Buffer }[] = [];
  for (let at = 8; at < png.length;) {
    const end = at + 8 + png.readUInt32BE(at);
    expect(png.readUInt32BE(end)).toBe(zlib.crc32(png.subarray(at + 4, end)));
    chunks.push({ type: png.toString('latin1', at + 4, at + 8), data: png.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
}

test('writes size, format, and the colors of each row', () => {
  const png = encodePng(Buffer.from([...RED, ...BLUE, ...BLUE, ...BLUE, ...RED, ...RED]), 3, 2);
  expect(png.subarray(0, 8).toString('hex')).toBe('89504e470d0a1a0a');
  expect(pngSize(png)).toEqual({ width: 3, height: 2 });
  const chunks = chunksOf(png);
  expect(chunks.map(({ type }) => type)).toEqual(['IHDR', 'IDAT', 'IEND']);
  const rows = zlib.inflateSync(chunks[1]?.data ?? Buffer.of());
  const [red, blue] = [RED.slice(0, 3), BLUE.slice(0, 3)];
  expect([...rows]).toEqual([0, ...red, ...blue, ...blue, 0, ...blue, ...red, ...red]);
});
