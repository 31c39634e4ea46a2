import {
  detect,
  MAX_PROBES,
  INITIAL_DETECTION,
  nextProbeDelay,
} from '../../browser/lazy/detection';
import type { Detection } from '../../browser/lazy/detection';

const NOTHING = { isFound: false, isPlaceholder: false };
const AD = { isFound: true, isPlaceholder: false };

function afterMissing(attempts: number): Detection {
  return Array.from({ length: attempts }).reduce<Detection>(
    (detection) => detect(detection, NOTHING),
    INITIAL_DETECTION,
  );
}

describe('ad blocker detection', () => {
  it.each([
    [0, false],
    [6, false],
    [7, true],
    [30, true],
  ])('after %i checks without an ad: blocked %s', (attempts, isBlocked) => {
    expect(afterMissing(attempts).isBlocked).toBe(isBlocked);
  });

  it('is reset by a late ad', () => {
    expect(detect(afterMissing(12), AD)).toMatchObject({ isFound: true, isBlocked: false });
  });

  it('checks every 500 ms, up to 30 times, until there is an ad', () => {
    expect(nextProbeDelay(afterMissing(1))).toBe(500);
    expect(nextProbeDelay(afterMissing(MAX_PROBES - 1))).toBe(500);
    expect(nextProbeDelay(afterMissing(MAX_PROBES))).toBeNull();
    expect(nextProbeDelay(detect(afterMissing(3), AD))).toBeNull();
  });

  it('recognizes a placeholder only if an ad is found', () => {
    expect(detect(INITIAL_DETECTION, { isFound: true, isPlaceholder: true }).isPlaceholder).toBe(
      true,
    );
    expect(detect(INITIAL_DETECTION, { isFound: false, isPlaceholder: true }).isPlaceholder).toBe(
      false,
    );
  });
});
