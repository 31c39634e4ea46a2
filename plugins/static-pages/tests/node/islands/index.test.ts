import { needsVendorChunk } from '../../../node/islands';

test.each([
  [{ name: 'search', canBeInitial: () => false }, true],
  [{ name: null, canBeInitial: () => false }, true],
  [{ name: 'search-worker', canBeInitial: () => false }, false],
  [{ name: 'main', canBeInitial: () => true }, false],
])('packages of %j', (chunk, isNeeded) => {
  expect(needsVendorChunk(chunk)).toBe(isNeeded);
});
