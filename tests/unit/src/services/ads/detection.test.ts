import {
  detect,
  MAX_PROBES,
  INITIAL_DETECTION,
  nextProbeDelay,
} from '../../../../../src/services/ads/lazy/detection';
import type { Detection } from '../../../../../src/services/ads/lazy/detection';

const NOTHING = { isFound: false, isPlaceholder: false };
const AD = { isFound: true, isPlaceholder: false };

function afterMissing(attempts: number): Detection {
  return Array.from({ length: attempts }).reduce<Detection>(
    (detection) => detect(detection, NOTHING),
    INITIAL_DETECTION,
  );
}

describe('the detection of an ad blocker', () => {
  it.each([
    [0, false],
    [6, false],
    [7, true],
    [30, true],
  ])('after %i looks in vain: blocked %s', (attempts, isBlocked) => {
    expect(afterMissing(attempts).isBlocked).toBe(isBlocked);
  });

  it('is taken back by an ad that comes late', () => {
    expect(detect(afterMissing(12), AD)).toMatchObject({ isFound: true, isBlocked: false });
  });

  it('looks every 500 ms, 30 times, and no more once there is an ad', () => {
    expect(nextProbeDelay(afterMissing(1))).toBe(500);
    expect(nextProbeDelay(afterMissing(MAX_PROBES - 1))).toBe(500);
    expect(nextProbeDelay(afterMissing(MAX_PROBES))).toBeNull();
    expect(nextProbeDelay(detect(afterMissing(3), AD))).toBeNull();
  });

  it('knows a placeholder only by an ad', () => {
    expect(detect(INITIAL_DETECTION, { isFound: true, isPlaceholder: true }).isPlaceholder).toBe(
      true,
    );
    expect(detect(INITIAL_DETECTION, { isFound: false, isPlaceholder: true }).isPlaceholder).toBe(
      false,
    );
  });
});
